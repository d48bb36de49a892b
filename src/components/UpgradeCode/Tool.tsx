import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import facts from '@generated/advice/facts.json';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, type DragEvent } from 'react';
import { joinFiles } from '#sandbox/files';
import { storeNext } from '#sandbox/tools/stored-program';
import { applyEdits } from '#check-code/fixes';
import { examine } from '#check-code/examine';
import { upgradeAll, upgradeSteps } from '#check-code/upgrade';
import type { Fix } from '#check-code/types';
import { guessLine } from '#check-code/upgrade/guess';
import CopyButton from '#kit/react/CopyButton';

import { readFiles, type TextFile } from './read-files';
import Steps from './Steps';
import Unread, { type Found } from './Unread';
import styles from './styles.module.css';

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

/** The pasted files, what has changed since their version, and what to do about it. */
function useUpgrade({ lines, since, isChosen, onGuess }: Props) {
  const [files, setFiles] = useState<TextFile[]>([{ name: 'App.tsx', text: '' }]);
  const [before, setBefore] = useState<TextFile[][]>([]);
  const [refusal, setRefusal] = useState('');
  const { push } = useHistory();
  const playground = useBaseUrl('/playground');
  // The original text reveals its version better than one with some changes applied.
  const original = useDeferredValue(before[0] ?? files);
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
  const isEmpty = files.every(({ text }) => text.trim() === '');

  const change = (next: TextFile[]) => {
    setBefore([...before, files]);
    setFiles(next);
  };
  const replace = (name: string, text: (file: TextFile) => string) =>
    files.map((file) => (file.name === name ? { ...file, text: text(file) } : file));
  const take = async (list: FileList | null) => {
    if (!list || list.length === 0) return;
    const { texts, refused } = await readFiles(list);
    setRefusal(refused);
    if (texts.length === 0) return;
    setFiles(texts);
    setBefore([]);
  };
  const openPlayground = () => {
    const code = joinFiles(files);
    if (storeNext({ code })) push(playground);
    else setRefusal('This browser keeps nothing: copy the code, and paste it into the playground.');
  };
  const type = (name: string, text: string) => {
    setFiles(replace(name, () => text));
    setBefore([]);
  };
  const takeFix = (file: TextFile, fix: Fix) =>
    // The list may describe an earlier text, because the visitor has typed since.
    change(replace(file.name, ({ text }) => (text === file.text ? applyEdits(text, fix.edits) : text)));
  const changeAll = () =>
    change(
      files.map((file) =>
        found.some((one) => one.file === file && one.reading.kind === 'unreadable')
          ? file
          : { ...file, text: upgradeAll(file.text, file.name, facts, since) },
      ),
    );
  const undo = () => {
    setFiles(before.at(-1) ?? files);
    setBefore(before.slice(0, -1));
  };
  const canUndo = before.length > 0;
  return {
    files,
    found,
    changes,
    guessed,
    refusal,
    isEmpty,
    canUndo,
    take,
    type,
    takeFix,
    changeAll,
    undo,
    openPlayground,
  };
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
