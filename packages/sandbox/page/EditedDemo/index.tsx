import { useHistory } from '@docusaurus/router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import Editor, { type EditorHandle } from '../../editor/Editor';
import ShareNote from '../../tools/ShareNote';
import { joinFiles, lineInText, splitFiles } from '../../files';
import type { KeptDemo } from '../../tools/kept-demos';
import { storeNext } from '../../tools/stored-program';
import Toolbar, { ToolbarGap, ToolButton } from '../../tools/Toolbar';
import AdviceList from '../AdviceList';
import Count from '../AdviceList/Count';
import Log from '../Log';
import Result from '../Result';
import styles from './styles.module.css';
import { canHalt } from '../program-state';
import { useKeptText } from '../useKeptText';
import { useWorkspace } from '../useWorkspace';

export interface EditedDemoProps {
  /** The demo's text, one file. */
  source: string;
  /** The visitor's version of it, as the initial text. */
  kept?: string;
  language: KeptDemo['language'];
  /** The demo's title. */
  title: string;
  fileName: string;
  /** Its id, for shared links and for storing the visitor's version. */
  demoId: string;
  isCompact?: boolean;
  /** Called when the first result replaces the demo's own table. */
  onShown: () => void;
  /** Return to the original demo. */
  onClose: () => void;
}

/** A demo that is being edited: the running result, the problems of its text, and the editor. */
export default function EditedDemo(props: EditedDemoProps) {
  const { source, kept = source, title, fileName, demoId, onClose } = props;
  const editor = useRef<EditorHandle>(null);
  const { text, keeping, workspace, runText, change, reset, openPlayground } = useEditedDemo(props, editor);
  const { host, state, halt, outcome, advice } = workspace;
  const { read } = advice;

  const count = read?.advice.length ?? 0;

  return (
    <div className={styles.demo}>
      <Result
        ref={host}
        state={state}
        isWaitingHidden
        onGoTo={(place) => workspace.goTo(lineInText(text.current, place))}
        onQuickFix={(fix) => editor.current?.replace(joinFiles(fix(splitFiles(text.current))))}
        locate={(place) => ({ line: lineInText(text.current, place) })}
        onRetry={runText}
      />
      <Toolbar label={`Tools of the changed demo: ${title}`}>
        <ToolButton isPrimary onClick={runText}>
          Run
        </ToolButton>
        <ToolButton onClick={halt} disabled={!canHalt(state)}>
          Stop
        </ToolButton>
        <ToolButton onClick={reset} disabled={!keeping.isChanged} title={whatResetDoes}>
          Reset
        </ToolButton>
        <ToolButton onClick={() => void workspace.share({ code: text.current, demo: demoId })}>
          Share
        </ToolButton>
        <ToolButton onClick={() => void openPlayground()}>Open in playground</ToolButton>
        <ToolbarGap />
        <ToolButton onClick={onClose}>Stop editing</ToolButton>
      </Toolbar>
      <ShareNote outcome={outcome} />
      <p role="status" className={styles.kept}>
        {keeping.failure}
      </p>
      <div className={styles.editor}>
        <Editor
          ref={editor}
          initialText={kept}
          label={`Code of ${fileName}: ${title}`}
          onChange={change}
          onRun={runText}
          problemLine={state.problem?.line && lineInText(text.current, state.problem)}
          advice={read}
          isFocusedAtFirst
        />
      </div>
      {state.log.length > 0 && (
        <section className={styles.panel} aria-label="Log">
          <h3>Log</h3>
          <Log entries={state.log} />
        </section>
      )}
      {advice.failure}
      <Count count={count} />
      {read && count > 0 && (
        <section className={styles.panel} aria-label="Advice">
          <h3>Advice</h3>
          <AdviceList
            advice={read.advice}
            reading={read.reading}
            onGoTo={workspace.goTo}
            onFix={workspace.fix}
          />
        </section>
      )}
    </div>
  );
}

const whatResetDoes = 'Your changes are saved in this browser. Reset restores the original.';

/** The visitor's version of a demo: its run, advice and storage. */
function useEditedDemo(
  { source, kept = source, language, title, demoId, onShown, ...props }: EditedDemoProps,
  editor: RefObject<EditorHandle | null>,
) {
  const text = useRef(kept);
  const { push } = useHistory();
  const keeping = useKeptText({ demoId, source, language, text });
  const workspace = useWorkspace({
    editor,
    // The program may freeze the page: store its text first.
    onRun: keeping.keep,
    title: `Preview: ${title}`,
    density: props.isCompact ? 'dense' : 'normal',
  });
  const { host, run, runSoon, state, advice, share, playgroundUrl } = workspace;

  const runText = useCallback(() => {
    // Until the new frame has a height: the editor below stays where it is.
    host.current?.style.setProperty('min-height', `${host.current.offsetHeight}px`);
    run(splitFiles(text.current));
  }, [host, run]);
  useEffect(runText, [runText]);
  // The visitor's version is checked as if it had just been typed.
  const readFirst = useEffectEvent(() => {
    if (kept !== source) advice.readSoon(kept);
  });
  useEffect(() => readFirst(), []);
  const isShown = state.shown > 0;
  const tellShown = useEffectEvent(onShown);
  // Before the browser paints: with both tables the page would be too long for a moment.
  useLayoutEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  const change = (next: string) => {
    text.current = next;
    keeping.change(next);
    workspace.forgetOutcome();
    runSoon(splitFiles(next));
    advice.readSoon(next);
  };
  const reset = () => {
    editor.current?.replace(source);
    advice.forget();
    run(splitFiles(source));
  };
  const openPlayground = async () => {
    const program = { code: text.current, demo: demoId };
    if (storeNext(program)) push(playgroundUrl);
    else await share(program);
  };
  return { text, keeping, workspace, runText, change, reset, openPlayground };
}
