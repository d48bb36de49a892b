import { useMemo, useState, type RefObject } from 'react';
import Editor, { type EditorHandle } from '#sandbox/editor/Editor/index.tsx';
import type { KeptStates } from '#sandbox/editor/kept-states.ts';
import { mainFile } from '#sandbox/files.ts';
import Result from '#sandbox/page/Result/index.tsx';
import styles from '../styles.module.css';
import FileTabs from './FileTabs';
import Panels from './Panels';
import Tabs from './Tabs';
import type { usePanes } from './usePanes';
import type { useWorkbench } from './useWorkbench';

interface Props {
  editor: RefObject<EditorHandle | null>;
  workbench: ReturnType<typeof useWorkbench>;
  panes: ReturnType<typeof usePanes>;
}

/** The code, its preview, its log and its advice. */
export default function Panes({ editor, workbench, panes }: Props) {
  const { workspace, files, mendFaults, runNow } = workbench;
  const { host, state, advice, clearLog, goTo, fix } = workspace;
  const { read } = advice;
  const code = panes.panelOf('Code');
  const adviceCount = read?.advice.length ?? 0;
  return (
    <div className={styles.panes} data-pane={panes.isNarrow ? panes.pane : undefined}>
      <div
        className={styles.editor}
        hidden={code && !code.isOpen}
        id={code?.panelId}
        role={code && 'tabpanel'}
        aria-labelledby={code?.id}
      >
        <Code editor={editor} workbench={workbench} />
      </div>
      {panes.isNarrow && (
        <Tabs
          panes={['Code', 'Preview', 'Log', 'Advice']}
          open={panes.pane}
          onOpen={panes.setPane}
          id={panes.id}
          label="Code and result"
          adviceCount={adviceCount}
        />
      )}
      <div className={styles.side}>
        <Result
          ref={host}
          state={state}
          className={styles.result}
          onGoTo={(place) => {
            panes.showCode();
            files.goTo(place);
          }}
          onQuickFix={mendFaults}
          locate={files.locate}
          linesAround={files.linesAround}
          onRetry={runNow}
          tab={panes.panelOf('Preview')}
        />
        <Panels
          panes={panes}
          log={state.log}
          onClearLog={clearLog}
          advice={advice}
          adviceCount={adviceCount}
          onGoTo={(line, column) => {
            panes.showCode();
            goTo(line, column);
          }}
          onFix={fix}
        />
      </div>
    </div>
  );
}

/** The files, one of which is in the editor. */
function Code({ editor, workbench }: Omit<Props, 'panes'>) {
  const { playground, workspace, files, take, runNow } = workbench;
  const { state, advice } = workspace;
  const [problemCounts, setProblemCounts] = useState<Record<string, number>>({});
  const { opened } = playground;
  const history = opened?.history;
  // Each program that is opened begins without them.
  const states = useMemo(() => ({ history, byFile: new Map() as KeptStates }), [history]).byFile;
  if (!opened) return null;
  const name = files.names[files.active];
  return (
    <>
      <FileTabs files={files} problemCounts={problemCounts} />
      <Editor
        key={`${opened.history} ${name}`}
        ref={editor}
        initialText={files.text}
        label={files.active === 0 ? 'Code of your program' : `Code of ${name}`}
        states={states}
        program={{ name: name ?? mainFile, others: files.others, onProblems: setProblemCounts }}
        onChange={(text, isPastedOver) => {
          take(files.withText(text), isPastedOver && files.names.length === 1);
          advice.readSoon(text);
        }}
        onRun={runNow}
        problemLine={files.lineInActive(state.problem)}
        advice={advice.read}
      />
    </>
  );
}
