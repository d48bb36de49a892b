import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import type { Edit } from '#check-code';
import Editor, { type EditorHandle } from '#sandbox/editor/Editor';
import { mainFile, splitFiles } from '#sandbox/files';
import { mend } from '#sandbox/page/mend';
import { canHalt } from '#sandbox/page/program-state';
import Result from '#sandbox/page/Result';
import { useAdvice } from '#sandbox/page/useAdvice';
import { useProgram } from '#sandbox/page/useProgram';
import type { Fault } from '#sandbox/protocol';
import { shareProgram, type ShareOutcome } from '#sandbox/tools/share-link';
import ShareNote from '#sandbox/tools/ShareNote';
import { noteStart } from '#sandbox/tools/unfinished';
import { useProject } from '#sandbox/tools/useProject';
import { loadTableLook } from '../../../components/table-look';
import styles from '../styles.module.css';
import { setAddress } from './address';
import Divider from './Divider';
import FileTabs from './FileTabs';
import { isFramed } from './is-framed';
import Notices from './Notices';
import Panels from './Panels';
import { projectOf } from './project-of';
import Tools from './Tools';
import { useFiles } from './useFiles';
import { useUnfinished } from './useUnfinished';
import { usePlayground } from './usePlayground';

/** Editor and table side by side, with what there is to do with them. */
export default function Workbench() {
  const playground = usePlayground();
  const { store, opened, start, isForeign, isUnfinished, isShared, isEdited } = playground;
  const isHeld = isForeign || isUnfinished;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const playgroundUrl = useBaseUrl('/playground');
  const { run, runSoon, halt, stop, clearLog, state } = useProgram({
    host,
    title: 'Preview of your program',
    onRun: () => {
      store.flush();
      noteStart();
    },
  });
  useUnfinished(state.status);
  const take = (text: string, isPastedOver = false) => {
    if (text === store.getText()) return;
    store.edit(text, isPastedOver);
    setOutcome(undefined);
    const now = store.getState();
    if (!now.isForeign && !now.isUnfinished) runSoon(text);
    // Undo has brought a foreign text back.
    else if (!isHeld) stop();
  };
  const project = useProject(async () => projectOf(store.getText(), await loadTableLook()));
  const files = useFiles(editor, store.getText, (text) => take(text));
  const { open } = files;
  const shown = useRef(0);
  const {
    read,
    isReading,
    isTooDeep,
    readSoon,
    forget,
    failure: adviceFailure,
  } = useAdvice(state, files.firstLine);
  const [editorShare, setEditorShare] = useState(50);
  const [problemCounts, setProblemCounts] = useState<Record<string, number>>({});

  const openFiles = useEffectEvent(open);
  useEffect(() => {
    if (!opened || opened.revision === shown.current) return;
    shown.current = opened.revision;
    openFiles();
    if (isHeld) stop();
    else run(opened.code, true);
    // What the site wrote itself is read when it's changed.
    if (isForeign || isShared || isEdited) readSoon(splitFiles(opened.code)[0].text);
    else forget();
  }, [opened, isHeld, isForeign, isShared, isEdited, run, stop, readSoon, forget]);

  // Advice is about the file that is in the editor.
  const readActive = useEffectEvent(() => {
    if (read) readSoon(files.text);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another file is in the editor
  useEffect(() => readActive(), [files.active]);

  const mendFaults = (faults: readonly Fault[]) => {
    const before = store.getText();
    const fixed = mend(before, faults);
    const isInMain = files.active === 0 && splitFiles(before).length === splitFiles(fixed).length;
    take(fixed);
    if (isInMain) files.open();
    else files.select(splitFiles(fixed).length - 1);
  };
  const runNow = () => {
    if (isForeign && isFramed()) return;
    // Firefox lets any frame close a tab that has no history.
    if (isForeign && window.history.length === 1)
      window.history.pushState(window.history.state, '', window.location.href);
    store.trust();
    run(store.getText());
  };
  const fix = (edits: Edit[]) => editor.current?.edit(edits, read?.source ?? '') ?? false;
  const share = async () => {
    setOutcome(undefined);
    const done = await shareProgram({ code: store.getText(), demo: start || undefined }, playgroundUrl);
    if (done.address) setAddress(done.address);
    setOutcome(done);
  };

  return (
    <div className={styles.workbench}>
      <Tools
        start={start}
        onStart={(id) => void store.openStart(id)}
        onOwn={(code) => store.openOwn({ code })}
        onRun={runNow}
        onStop={halt}
        canStop={canHalt(state)}
        onReset={() => void store.reset()}
        canReset={isEdited}
        onShare={() => void share()}
        getText={store.getText}
        projectButtons={project.buttons}
      />
      {project.failure}
      <ShareNote outcome={project.refusal === undefined ? outcome : { message: project.refusal }} />
      <Notices playground={playground} onRun={runNow} />
      <div className={styles.panes} style={shares(editorShare)}>
        <div className={styles.editor}>
          {opened && (
            <>
              <FileTabs files={files} problemCounts={problemCounts} />
              <Editor
                key={`${opened.history} ${files.active} ${files.names[files.active]}`}
                ref={editor}
                initialText={files.text}
                label={files.active === 0 ? 'Code of your program' : `Code of ${files.names[files.active]}`}
                program={{
                  name: files.names[files.active] ?? mainFile,
                  others: files.others,
                  onProblems: setProblemCounts,
                }}
                onChange={(text, isPastedOver) => {
                  take(files.withText(text), isPastedOver && files.names.length === 1);
                  readSoon(text);
                }}
                onRun={runNow}
                problemLine={files.lineInActive(state.problem?.line)}
                advice={read}
              />
            </>
          )}
        </div>
        <Divider share={editorShare} onShare={setEditorShare} />
        <div className={styles.side}>
          <Result
            ref={host}
            state={state}
            className={styles.result}
            onGoTo={files.goTo}
            onMend={mendFaults}
            locate={files.locate}
            onRetry={runNow}
          />
          <Panels
            log={state.log}
            onClearLog={clearLog}
            read={read}
            isReading={isReading}
            isTooDeep={isTooDeep}
            adviceFailure={adviceFailure}
            onGoTo={(line, column) => editor.current?.goTo(line, column)}
            onFix={fix}
          />
        </div>
      </div>
    </div>
  );
}

function shares(editorShare: number): CSSProperties {
  return { '--editor-share': `${editorShare}fr`, '--side-share': `${100 - editorShare}fr` } as CSSProperties;
}
