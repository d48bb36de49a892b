import demo from '@demo/home';
import { useProject } from '#sandbox/tools/useProject.tsx';
import { programOf } from '../../components/Demo/program';
import { loadTableLook } from '../../components/table-look';
import styles from './styles.module.css';

/** For a visitor without a project: this page's table as a Vite project, in the browser or as a zip file. */
export default function Starter() {
  const project = useProject(async () => ({
    name: 'material-table-starter',
    title: 'A table of orders',
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
    look: await loadTableLook(),
  }));
  return (
    <div className={styles.starter}>
      <span>No project yet?</span>
      <button type="button" onClick={() => void project.take('stackBlitz')}>
        Open a starter in StackBlitz
      </button>
      <button type="button" onClick={() => void project.take('download')}>
        Download it
      </button>
      {project.failure}
    </div>
  );
}
