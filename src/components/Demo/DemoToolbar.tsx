import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { Fragment, type RefObject } from 'react';
import { repository } from '../../../site-path';
import Toolbar, { ToolButton, ToolGroup, toolClass } from '#sandbox/tools/Toolbar';
import { useProject } from '#sandbox/tools/useProject';
import CopyButton from '#kit/react/CopyButton';
import Icon from '#kit/react/Icon';
import LoadFailure from '#kit/react/LoadFailure';
import type { TableLook } from '#kit/mui-theme';
import { reasonOf } from '#kit/reason-of';
import Waiting from '#kit/react/Waiting';
import Menu, { type MenuItem } from '../Menu';
import { loadTableLook } from '../table-look';
import { programOf } from './program';
import styles from './toolbar.module.css';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';
import type { Editing } from './useEditing';
import { isWholeScreen } from './whole-screen';

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

const languages = [
  { id: 'ts', name: 'TypeScript', short: 'TS' },
  { id: 'js', name: 'JavaScript', short: 'JS' },
] as const;

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
          {isWholeScreen(demo.id) ? (
            <>
              <LinkTool icon={arrowOut} to={`/playground?demo=${demo.id}`} name="Open in the playground" />
              <LinkTool icon={corners} to={fullScreenOf(demo)} name="Full screen" />
            </>
          ) : (
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
          )}
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

function LinkTool({ icon, to, name }: { icon: string; to: string; name: string }) {
  return (
    <Link className={clsx(toolClass, styles.brief)} to={to} title={name}>
      <Icon path={icon} />
      <span>{name}</span>
    </Link>
  );
}

function Languages({ language, onLanguageChange }: Pick<Props, 'language' | 'onLanguageChange'>) {
  return (
    <ToolGroup>
      {languages.map(({ id, name, short }) => (
        <ToolButton
          key={id}
          isPressed={language === id}
          onClick={() => onLanguageChange(id)}
          // The name is visible, and this explains the short one.
          title={name}
        >
          <span className={styles.long}>{name}</span>
          <span className={styles.short}>{short}</span>
        </ToolButton>
      ))}
    </ToolGroup>
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
    ...(isWholeScreen(demo.id) ? [] : [{ label: 'Full screen', to: fullScreenOf(demo) }]),
    { label: 'StackBlitz', onChoose: () => takeHome('stackBlitz') },
    isWholeScreen(demo.id)
      ? {
          label: 'Download',
          title: 'The project with its server, if it has one, and its tests, as a zip file',
          to: `pathname:///${demo.id}.zip`,
        }
      : {
          label: 'Download',
          title: 'A Vite project with pinned versions, as a zip file',
          onChoose: () => takeHome('download'),
        },
    ...(isLiveFence(demo) ? [] : [{ label: 'Source', href: sourceRoot + pathOf(demo) }]),
  ];
}

function fullScreenOf({ id }: PageDemo): string {
  return `/fullscreen?demo=${id}`;
}

function pathOf({ id }: PageDemo): string {
  if (isWholeScreen(id)) return `${id}/App.tsx`;
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}

/** A demo written in a page has no file. */
function isLiveFence({ id }: PageDemo): boolean {
  return id.startsWith('live-');
}

const arrowOut = 'M9.5 3H13v3.5M13 3L7.5 8.5M6.5 4H3v9h9V9.5';
const corners = 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3';
const pencil = 'M10.5 3l2.5 2.5L6 12.5l-3.5 1 1-3.5z';
const dots =
  'M2.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM7.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM12.5 8a.5.5 0 101 0 .5.5 0 10-1 0z';
