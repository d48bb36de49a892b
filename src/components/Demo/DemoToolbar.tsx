import Link from '@docusaurus/Link';
import { useState, type ReactNode, type Ref } from 'react';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';
import { programOf } from './program';
import type { DemoModule, PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';

const sourceRoot = 'https://github.com/material-table-core/website/blob/main/';

interface Props {
  demo: PageDemo;
  title: string;
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
  isRightToLeft: boolean;
  onRightToLeftChange: (isRightToLeft: boolean) => void;
  /** The text that is shown, for the copy button. */
  getText: () => string;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  isEditorLoading: boolean;
  /** Why the editor didn't come, in words. */
  editFailure: string | undefined;
  /** Further tools, first in the row. */
  children?: ReactNode;
}

const languages = [
  { id: 'ts', name: 'TypeScript' },
  { id: 'js', name: 'JavaScript' },
] as const;

/** The tools of a demo: how its table is shown, the language of its text, and ways to take the code home. */
export default function DemoToolbar({
  demo,
  title,
  language,
  onLanguageChange,
  isCompact,
  onCompactChange,
  isRightToLeft,
  onRightToLeftChange,
  getText,
  editButton,
  onEdit,
  isEditorLoading,
  editFailure,
  children,
}: Props) {
  const [failure, setFailure] = useState<string>();
  const withProject = async (
    use: (files: Record<string, string>, project: typeof import('./project')) => void,
  ) => {
    setFailure(undefined);
    try {
      const project = await import(/* webpackChunkName: "project" */ './project');
      use(project.projectFiles(programOf(demo.text), title), project);
    } catch (error) {
      setFailure(
        `The project could not be put together: ${String(error)}. Copy the code instead, or try again.`,
      );
    }
  };
  const download = () =>
    withProject((files, { projectZip }) => {
      const href = URL.createObjectURL(projectZip(files));
      Object.assign(document.createElement('a'), { href, download: 'material-table-demo.zip' }).click();
      setTimeout(() => URL.revokeObjectURL(href), 10_000);
    });
  const open = () => withProject((files, { openInStackBlitz }) => openInStackBlitz(files, title));
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label={`Tools of: ${title}`}>
        {languages.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-pressed={language === id}
            onClick={() => onLanguageChange(id)}
          >
            {name}
          </button>
        ))}
        {children}
        <span className={styles.gap} />
        <button
          ref={editButton}
          type="button"
          className={styles.tool}
          aria-busy={isEditorLoading}
          onClick={onEdit}
          title="Change the code and see the table follow"
        >
          Edit
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isCompact}
          onClick={() => onCompactChange(!isCompact)}
        >
          Compact
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isRightToLeft}
          onClick={() => onRightToLeftChange(!isRightToLeft)}
          title="Show the table from right to left"
          aria-label="RTL: right to left"
        >
          RTL
        </button>
        <CopyButton className={styles.tool} getText={getText} />
        <Link className={styles.tool} to={`/fullscreen?demo=${demo.id}`}>
          Full screen
        </Link>
        <button type="button" className={styles.tool} onClick={() => void open()}>
          StackBlitz
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => void download()}
          title="A Vite project with pinned versions, as a zip file"
        >
          Download
        </button>
        <a className={styles.tool} href={sourceRoot + pathOf(demo)} target="_blank" rel="noopener noreferrer">
          Source
        </a>
      </div>
      {(failure ?? editFailure) && (
        <p className={styles.failure} role="alert">
          {failure ?? editFailure}
        </p>
      )}
    </>
  );
}

function pathOf({ id }: DemoModule): string {
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}
