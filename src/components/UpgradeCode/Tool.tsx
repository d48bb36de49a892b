import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/advice/facts.json';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, type DragEvent } from 'react';
import { joinFiles } from '#sandbox/files';
import { storeNext } from '#sandbox/tools/stored-program';
import { applyEdits } from '#check-code/fixes';
import { examine } from '#check-code/examine';
import { upgradeAll, upgradeSteps } from '#check-code/upgrade';
import type { Fix } from '#check-code/types';
import { guessLine } from '#check-code/upgrade/guess';
import CopyButton from '#kit/react/CopyButton';

import type { TextFile } from './read-files';
import Steps from './Steps';
import Unread, { type Found } from './Unread';
import styles from './styles.module.css';
import { useTexts } from './useTexts';

interface Props {
  /** All published lines, oldest first. */
  lines: string[];
  /** The line that the code is written for. */
  since: string;
  /** The visitor has chosen it, so it isn't detected. */
  isChosen: boolean;
  onGuess: (line: string) => void;
}

/** Paste or drop code, and take the changes one by one. */
export default function Tool({ lines, since, isChosen, onGuess }: Props) {
  const upgrade = useUpgrade({ lines, since, isChosen, onGuess });
  const { files, found, changes, guessed, refusal, isEmpty, canUndo } = upgrade;
  const { take, type, takeFix, changeAll, undo, openPlayground } = upgrade;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    <div className={styles.tool} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {files.map(({ name, text }) => (
        <label key={name} className={styles.file}>
          <span>{files.length > 1 ? name : 'Your code'}</span>
          <textarea
            value={text}
            rows={files.length > 1 ? 6 : 12}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="import MaterialTable from 'material-table'; …"
            onChange={({ target }) => type(name, target.value)}
          />
        </label>
      ))}
      <div className={styles.choices}>
        <label>
          Or choose files: <input type="file" multiple onChange={({ target }) => void take(target.files)} />
        </label>
        {!isEmpty && !isChosen && (
          <span className={styles.muted}>
            {guessed
              ? `${nameOf(since)}, guessed from your code. If that’s wrong, choose another under “I have”.`
              : 'Nothing in your code tells its version: choose it under “I have”.'}
          </span>
        )}
      </div>
      <p role="status" className={styles.status}>
        {refusal || (isEmpty ? '' : summary(found, changes, since))}
      </p>
      {!isEmpty && (
        <div className={styles.buttons}>
          <button type="button" disabled={changes === 0} onClick={changeAll}>
            Make all changes
          </button>
          <button type="button" disabled={!canUndo} onClick={undo}>
            Undo
          </button>
          <CopyButton className={styles.copy} getText={() => joinFiles(files)} />
          <button type="button" onClick={openPlayground}>
            Open in the playground
          </button>
        </div>
      )}
      {!isEmpty && <Unread found={found} />}
      {found.map(({ file, steps }) => (
        <Steps
          key={file.name}
          file={file}
          isNamed={files.length > 1}
          steps={steps}
          onTake={(fix) => takeFix(file, fix)}
        />
      ))}
    </div>
  );
}

/** What has changed in the visitor's code since a version, and what can be done about it. */
function useUpgrade({ lines, since, isChosen, onGuess }: Props) {
  const texts = useTexts();
  const { files } = texts;
  const { push } = useHistory();
  const playground = useBaseUrl('/playground');
  const original = useDeferredValue(texts.original);
  const guessed = useMemo(() => guessLine(original, facts, lines), [original, lines]);
  const tellGuess = useEffectEvent((line: string) => {
    if (!isChosen) onGuess(line);
  });
  useEffect(() => {
    if (guessed) tellGuess(guessed);
  }, [guessed]);
  const read = useDeferredValue(files);
  const found = useMemo(
    () =>
      read.map((file) => {
        const reading = examine(file.text, file.name, facts);
        // Changes guessed in a text that can't be parsed could be wrong.
        const steps = reading.kind === 'unreadable' ? [] : upgradeSteps(file.text, file.name, facts, since);
        return { file, reading, steps };
      }),
    [read, since],
  );
  const changes = found.flatMap(({ steps }) => steps.filter(({ fix }) => fix)).length;
  const takeFix = ({ name, text: before }: TextFile, fix: Fix) =>
    // The list may describe an earlier text, because the visitor has typed since.
    texts.change((file) =>
      file.name === name && file.text === before ? applyEdits(before, fix.edits) : file.text,
    );
  const changeAll = () => {
    const isUnreadable = (file: TextFile) =>
      found.some((one) => one.file === file && one.reading.kind === 'unreadable');
    texts.change((file) => (isUnreadable(file) ? file.text : upgradeAll(file.text, file.name, facts, since)));
  };
  const openPlayground = () => {
    if (storeNext({ code: joinFiles(files) })) push(playground);
    else texts.refuse('This browser keeps nothing: copy the code, and paste it into the playground.');
  };
  return { ...texts, found, changes, guessed, takeFix, changeAll, openPlayground };
}

const nameOf = (line: string) => (line === '1' ? 'material-table 1' : `Version ${line}`);

function summary(found: Found[], changes: number, since: string): string {
  const count = found.flatMap(({ steps }) => steps).length;
  const isIn = (kind: Found['reading']['kind']) => found.some(({ reading }) => reading.kind === kind);
  if (count === 0 && isIn('unreadable')) return 'Not all of your code can be parsed.';
  if (count === 0 && !isIn('checked'))
    return `No table was found in your code, and nothing else in it has changed since ${since}.`;
  if (count === 0) return `Nothing that was found in your code has changed since ${since}.`;
  const things = `${count} ${count === 1 ? 'place' : 'places'} in your code changed since ${since}`;
  return `${things}; ${changes === count ? 'all' : changes} can be changed here.`;
}
