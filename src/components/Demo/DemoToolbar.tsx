import clsx from 'clsx';
import { Fragment, type RefObject } from 'react';
import { repository } from '../../../site-path';
import Toolbar, { ToolButton, toolClass } from '#sandbox/tools/Toolbar';
import { useProject } from '#sandbox/tools/useProject';
import CopyButton from '#kit/react/CopyButton';
import Icon from '#kit/react/Icon';
import LoadFailure from '#kit/react/LoadFailure';
import type { TableLook } from '#kit/mui-theme';
import { reasonOf } from '#kit/reason-of';
import Waiting from '#kit/react/Waiting';
import Menu, { type MenuItem } from '../Menu';
import { loadTableLook } from '../table-look';
import Languages from './Languages';
import { programOf } from './program';
import styles from './toolbar.module.css';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';
import type { Editing } from './useEditing';

const sourceRoot = `${repository}/blob/main/`;

/** How a demo's table is shown. */
export interface DemoView {
  isCompact: boolean;
  isRightToLeft: boolean;
  look: TableLook;
}

interface Props {
  demo: PageDemo;
  title: string;
  /** The names of its files, in the language that is shown. */
  files: readonly string[];
  fileIndex: number;
  onFileChange: (index: number) => void;
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
  view: DemoView;
  onViewChange: (view: DemoView) => void;
  /** The text that is shown, for the copy button. */
  getText: () => string;
  editing: Editing;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** The tools of a demo: its files, their language, ways to copy or download the code, and the display. */
export default function DemoToolbar({
  demo,
  title,
  files,
  fileIndex,
  onFileChange,
  language,
  onLanguageChange,
  view,
  onViewChange,
  getText,
  editing,
  editButton,
}: Props) {
  const project = useProject(async () => ({
    name: 'material-table-demo',
    title,
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
    look: view.look === 'site' ? await loadTableLook() : undefined,
  }));
  const edit = () => void editing.start(language);
  return (
    <>
      <Toolbar label={`Tools of: ${title}`}>
        <Files files={files} fileIndex={fileIndex} onFileChange={onFileChange} />
        <div className={styles.tools}>
          <Languages language={language} onLanguageChange={onLanguageChange} />
          <CopyButton hasIcon look={clsx(toolClass, styles.brief)} getText={getText} />
          <span className={styles.brief}>
            <ToolButton
              ref={editButton}
              isOutlined
              icon={pencil}
              aria-busy={editing.isLoading}
              onClick={edit}
              title="Change the code and see the table follow"
            >
              Edit
            </ToolButton>
          </span>
          <Menu
            className={toolClass}
            label={<Icon path={dots} />}
            name="More tools"
            items={itemsOf(demo, view, onViewChange, (destination) => void project.take(destination))}
          />
        </div>
      </Toolbar>
      {project.failure}
      {editing.isLoading && <Waiting>Loading the editor…</Waiting>}
      {editing.error !== undefined && (
        <LoadFailure onRetry={edit}>
          The editor could not be loaded: {reasonOf(editing.error)}. The code below can still be copied.
        </LoadFailure>
      )}
    </>
  );
}

function Files({ files, fileIndex, onFileChange }: Pick<Props, 'files' | 'fileIndex' | 'onFileChange'>) {
  if (files.length < 2) return <FileName name={files[0]} />;
  return (
    <div className={styles.files}>
      {files.map((name, index) => (
        <ToolButton key={name} isPressed={fileIndex === index} onClick={() => onFileChange(index)}>
          {name}
        </ToolButton>
      ))}
    </div>
  );
}

/** A file's name, which breaks before a dot if it has to. */
function FileName({ name = '' }: { name?: string }) {
  return (
    <span className={styles.file}>
      {name.split(/(?=\.)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function itemsOf(
  demo: PageDemo,
  view: DemoView,
  onViewChange: Props['onViewChange'],
  takeHome: (destination: 'stackBlitz' | 'download') => void,
): MenuItem[] {
  const { isCompact, isRightToLeft, look } = view;
  return [
    {
      label: 'Compact',
      isChecked: isCompact,
      onChoose: () => onViewChange({ ...view, isCompact: !isCompact }),
    },
    {
      label: 'RTL',
      name: 'RTL: right to left',
      isChecked: isRightToLeft,
      onChoose: () => onViewChange({ ...view, isRightToLeft: !isRightToLeft }),
    },
    {
      label: 'Material default',
      isChecked: look === 'material',
      onChoose: () => onViewChange({ ...view, look: look === 'site' ? 'material' : 'site' }),
    },
    { label: 'Full screen', to: `/fullscreen?demo=${demo.id}` },
    { label: 'StackBlitz', onChoose: () => takeHome('stackBlitz') },
    {
      label: 'Download',
      title: 'A Vite project with pinned versions, as a zip file',
      onChoose: () => takeHome('download'),
    },
    ...(isLiveFence(demo) ? [] : [{ label: 'Source', href: sourceRoot + pathOf(demo) }]),
  ];
}

function pathOf({ id }: PageDemo): string {
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}

/** A demo written in a page has no file. */
function isLiveFence({ id }: PageDemo): boolean {
  return id.startsWith('live-');
}

const pencil = 'M10.5 3l2.5 2.5L6 12.5l-3.5 1 1-3.5z';
const dots =
  'M2.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM7.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM12.5 8a.5.5 0 101 0 .5.5 0 10-1 0z';
