import { useProject } from '#sandbox/tools/useProject.tsx';
import { loadTableLook } from '../../components/table-look';
import { loadHomeProgram } from './load-home-program';
import styles from './styles.module.css';

/** For a visitor without a project: this page's first table as a Vite project, in the browser or as a zip file. */
export default function Starter() {
  const project = useProject(async () => ({
    name: 'material-table-starter',
    title: 'A table of orders',
    files: [{ name: 'App.tsx', text: await loadHomeProgram('home/edit') }],
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
