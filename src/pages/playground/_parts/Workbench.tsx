import { useRef, useState, type CSSProperties } from 'react';
import Editor, { type EditorHandle } from '#sandbox/editor/Editor';
import { mainFile } from '#sandbox/files';
import { canHalt } from '#sandbox/page/program-state';
import Result from '#sandbox/page/Result';
import ShareNote from '#sandbox/tools/ShareNote';
import { useProject } from '#sandbox/tools/useProject';
import { loadTableLook } from '../../../components/table-look';
import styles from '../styles.module.css';
import Divider from './Divider';
import FileTabs from './FileTabs';
import Notices from './Notices';
import Panels from './Panels';
import { projectOf } from './project-of';
import Tools from './Tools';
import { useWorkbench } from './useWorkbench';

/** Editor and table side by side, with their tools. */
export default function Workbench() {
  const editor = useRef<EditorHandle>(null);
  const { playground, workspace, files, take, mendFaults, runNow, share } = useWorkbench(editor);
  const { store, opened, start, isEdited } = playground;
  const { host, state, advice, outcome, clearLog, goTo, fix, halt } = workspace;
  const project = useProject(async () => projectOf(store.getText(), await loadTableLook()));
  const [editorShare, setEditorShare] = useState(50);
  const [problemCounts, setProblemCounts] = useState<Record<string, number>>({});

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
                  advice.readSoon(text);
                }}
                onRun={runNow}
                problemLine={files.lineInActive(state.problem?.line)}
                advice={advice.read}
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
            onQuickFix={mendFaults}
            locate={files.locate}
            onRetry={runNow}
          />
          <Panels log={state.log} onClearLog={clearLog} advice={advice} onGoTo={goTo} onFix={fix} />
        </div>
      </div>
    </div>
  );
}

function shares(editorShare: number): CSSProperties {
  return { '--editor-share': `${editorShare}fr`, '--side-share': `${100 - editorShare}fr` } as CSSProperties;
}
