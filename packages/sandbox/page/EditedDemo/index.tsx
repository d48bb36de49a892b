import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TableLook } from '#kit/mui-theme';
import type { Edit } from '#check-code';
import Editor, { type EditorHandle } from '../../editor/Editor';
import { shareProgram, type ShareOutcome } from '../../tools/share-link';
import ShareNote from '../../tools/ShareNote';
import type { KeptDemo } from '../../tools/kept-demos';
import { storeNext } from '../../tools/stored-program';
import Toolbar, { ToolbarGap, ToolButton } from '../../tools/Toolbar';
import AdviceList from '../AdviceList';
import Count from '../AdviceList/Count';
import ReadingNote from '../AdviceList/ReadingNote';
import { mend } from '../mend';
import Result from '../Result';
import styles from './styles.module.css';
import { useAdvice } from '../useAdvice';
import { canHalt } from '../program-state';
import { useKeptText } from '../useKeptText';
import { useProgram } from '../useProgram';

export interface EditedDemoProps {
  /** The demo's text, one file. */
  source: string;
  /** The visitor's version of it, to begin with. */
  kept?: string;
  language: KeptDemo['language'];
  /** What the demo shows. */
  title: string;
  fileName: string;
  /** Its name, which goes into shared links, and under which the visitor's version is kept. */
  demoId: string;
  isRightToLeft?: boolean;
  isCompact?: boolean;
  look?: TableLook;
  /** The first result is on screen, instead of the demo's own table. */
  onShown: () => void;
  /** Back to the demo as it was. */
  onClose: () => void;
}

/** A demo that is being changed: the running result, what is wrong with the text, and the editor. */
export default function EditedDemo({
  source,
  kept = source,
  language,
  title,
  fileName,
  demoId,
  isRightToLeft = false,
  isCompact = false,
  look = 'site',
  onShown,
  onClose,
}: EditedDemoProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const text = useRef(kept);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const { push } = useHistory();
  const playgroundUrl = useBaseUrl('/playground');
  const keeping = useKeptText({ demoId, source, language, text });
  const { run, runSoon, halt, state } = useProgram({
    host,
    // The program may freeze the page: its text is kept before.
    onRun: keeping.keep,
    title: `Preview: ${title}`,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    density: isCompact ? 'dense' : 'normal',
    look,
  });

  const { read, readSoon, forget, failure: adviceFailure } = useAdvice(state);

  useEffect(() => run(text.current), [run]);
  // The visitor's version is read as if it had just been typed.
  const readFirst = useEffectEvent(() => {
    if (kept !== source) readSoon(kept);
  });
  useEffect(() => readFirst(), []);
  const isShown = state.shown > 0;
  const tellShown = useEffectEvent(onShown);
  // Before it is painted: with both tables in it the page would be too long for a moment.
  useLayoutEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  const change = (next: string) => {
    text.current = next;
    keeping.change(next);
    setOutcome(undefined);
    runSoon(next);
    readSoon(next);
  };
  const fix = (edits: Edit[]) => editor.current?.edit(edits, read?.source ?? '') ?? false;
  const reset = () => {
    editor.current?.replace(source);
    forget();
    run(source);
  };
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await shareProgram({ code: text.current, demo: demoId }, playgroundUrl));
  };
  const openPlayground = async () => {
    const isStored = storeNext({ code: text.current, demo: demoId });
    if (isStored) push(playgroundUrl);
    else await share();
  };

  const count = read ? read.advice.length + read.ran.length : 0;

  return (
    <div className={styles.demo}>
      <Result
        ref={host}
        state={state}
        isWaitingHidden
        onGoTo={(line, column) => editor.current?.goTo(line, column)}
        onMend={(faults) => editor.current?.replace(mend(text.current, faults))}
        onRetry={() => run(text.current)}
      />
      <Toolbar label={`Tools of the changed demo: ${title}`}>
        <ToolButton isPrimary onClick={() => run(text.current)}>
          Run
        </ToolButton>
        <ToolButton onClick={halt} disabled={!canHalt(state)}>
          Stop
        </ToolButton>
        <ToolButton onClick={reset} disabled={!keeping.isChanged}>
          Reset
        </ToolButton>
        <ToolButton onClick={() => void share()}>Share</ToolButton>
        <ToolButton onClick={() => void openPlayground()}>Open in playground</ToolButton>
        <ToolbarGap />
        <ToolButton onClick={onClose}>Stop editing</ToolButton>
      </Toolbar>
      <ShareNote outcome={outcome} />
      <p role="status" className={styles.kept}>
        {keeping.note}
      </p>
      <div className={styles.editor}>
        <Editor
          ref={editor}
          initialText={kept}
          label={`Code of ${fileName}: ${title}`}
          onChange={change}
          onRun={() => run(text.current)}
          problemLine={state.problem?.line}
          advice={read}
          isFocusedAtFirst
        />
      </div>
      {adviceFailure}
      <Count count={count} />
      {read && count > 0 && (
        <section className={styles.advice} aria-label="Advice">
          <h3>Advice</h3>
          <AdviceList
            advice={read.advice}
            ran={read.ran}
            Heading="h4"
            onGoTo={(line, column) => editor.current?.goTo(line, column)}
            onFix={fix}
          />
          <ReadingNote reading={read.reading} count={count} />
        </section>
      )}
    </div>
  );
}
