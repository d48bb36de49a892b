import { useRef } from 'react';
import type { EditorHandle } from '#sandbox/editor/Editor/index.tsx';
import { canHalt } from '#sandbox/page/program-state.ts';
import ShareNote from '#sandbox/tools/ShareNote/index.tsx';
import { useProject } from '#sandbox/tools/useProject.tsx';
import { loadTableLook } from '../../../components/table-look';
import styles from '../styles.module.css';
import Notices from './Notices';
import Panes from './Panes';
import { projectOf } from './project-of';
import Tools from './Tools';
import { usePanes } from './usePanes';
import { useWorkbench } from './useWorkbench';

/** Editor and table side by side, or in tabs, with their tools. */
export default function Workbench() {
  const editor = useRef<EditorHandle>(null);
  const workbench = useWorkbench(editor);
  const panes = usePanes();
  const { playground, workspace, runNow, share } = workbench;
  const { store, start, isEdited } = playground;
  const project = useProject(async () => projectOf(store.getFiles(), await loadTableLook()));
  const runAndShow = () => {
    runNow();
    panes.showPreview();
  };
  return (
    <div className={styles.workbench}>
      <Tools
        start={start}
        onStart={(id) => void store.openStart(id)}
        onRun={runAndShow}
        onStop={workspace.halt}
        canStop={canHalt(workspace.state)}
        onReset={() => void store.reset()}
        canReset={isEdited}
        onShare={() => void share()}
        store={store}
        onTake={(destination) => void project.take(destination)}
      />
      {project.failure}
      <ShareNote outcome={project.refusal === undefined ? workspace.outcome : { message: project.refusal }} />
      <Notices playground={playground} onRun={runAndShow} />
      <Panes editor={editor} workbench={workbench} panes={panes} />
    </div>
  );
}
