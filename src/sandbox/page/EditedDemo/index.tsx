import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import LiveEditor, { type EditorHandle } from '../../editor/Editor';
import { keep, readKept } from '../../tools/stored-program';
import Result from '../Result';
import { shareProgram, type ShareOutcome } from '../../tools/share-link';
import ShareNote from '../../tools/ShareNote';
import styles from './styles.module.css';
import { useProgram } from '../useProgram';

export interface LiveDemoProps {
  /** The demo's text, one file. */
  source: string;
  /** What the demo shows. */
  title: string;
  fileName: string;
  /** Its name, which goes into shared links. */
  demoId?: string;
  isRightToLeft?: boolean;
  isCompact?: boolean;
  /** The first result is on screen, in place of the demo's own table. */
  onShown: () => void;
  /** Back to the demo as it was. */
  onClose: () => void;
}

/** A demo that is being changed: the running result, what is wrong with the text, and the editor. */
export default function LiveDemo({
  source,
  title,
  fileName,
  demoId,
  isRightToLeft = false,
  isCompact = false,
  onShown,
  onClose,
}: LiveDemoProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const text = useRef(source);
  const [isChanged, setIsChanged] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const { push } = useHistory();
  const playgroundUrl = useBaseUrl('/playground');
  const program = useProgram({
    host,
    title: `Preview: ${title}`,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    density: isCompact ? 'dense' : 'normal',
  });
  const { run, runSoon, state } = program;

  useEffect(() => run(text.current), [run]);
  const isShown = state.shown > 0;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  const change = (next: string) => {
    text.current = next;
    setIsChanged(next !== source);
    setOutcome(undefined);
    runSoon(next);
  };
  const reset = () => {
    editor.current?.replace(source);
    run(source);
  };
  const share = async () => {
    setOutcome(undefined);
    setOutcome(await shareProgram({ code: text.current, demo: demoId }, playgroundUrl));
  };
  const openPlayground = async () => {
    const kept = readKept();
    const isKept = keep({
      code: text.current,
      demo: demoId,
      ...(kept && kept.code !== text.current ? { earlier: kept.code } : {}),
    });
    if (isKept) push(playgroundUrl);
    else setOutcome(await shareProgram({ code: text.current, demo: demoId }, playgroundUrl));
  };

  return (
    <div className={styles.live}>
      <Result
        ref={host}
        state={state}
        isWaitingHidden
        onGoTo={(line, column) => editor.current?.goTo(line, column)}
      />
      <div className={styles.tools} role="group" aria-label={`Tools of the changed demo: ${title}`}>
        <button type="button" onClick={() => run(text.current)}>
          Run
        </button>
        <button type="button" onClick={reset} disabled={!isChanged}>
          Reset
        </button>
        <button type="button" onClick={() => void share()}>
          Share
        </button>
        <button type="button" onClick={() => void openPlayground()}>
          Open in playground
        </button>
        <span className={styles.gap} />
        <button type="button" onClick={onClose}>
          Stop editing
        </button>
      </div>
      <ShareNote outcome={outcome} />
      <div className={styles.editor}>
        <LiveEditor
          ref={editor}
          initialText={source}
          label={`Code of ${fileName}: ${title}`}
          onChange={change}
          onRun={() => run(text.current)}
          problemLine={state.problem?.line}
          isFocusedAtFirst
        />
      </div>
    </div>
  );
}
