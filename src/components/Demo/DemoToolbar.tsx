import Link from '@docusaurus/Link';
import type { ReactNode, RefObject } from 'react';
import Toolbar, { ToolbarGap, ToolButton, toolClass } from '../../sandbox/tools/Toolbar';
import { useProject } from '../../sandbox/tools/useProject';
import CopyButton from '../CopyButton';
import LoadFailure from '../LoadFailure';
import { programOf } from './program';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';
import type { Editing } from './useEditing';

const sourceRoot = 'https://github.com/material-table-core/website/blob/main/';

/** How a demo's table is shown. */
export interface DemoView {
  isCompact: boolean;
  isRightToLeft: boolean;
}

interface Props {
  demo: PageDemo;
  title: string;
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
  view: DemoView;
  onViewChange: (view: DemoView) => void;
  /** The text that is shown, for the copy button. */
  getText: () => string;
  editing: Editing;
  editButton: RefObject<HTMLButtonElement | null>;
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
  view,
  onViewChange,
  getText,
  editing,
  editButton,
  children,
}: Props) {
  const project = useProject(() => ({
    name: 'material-table-demo',
    title,
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
  }));
  const edit = () => void editing.start(language);
  const { isCompact, isRightToLeft } = view;
  return (
    <>
      <Toolbar label={`Tools of: ${title}`}>
        {languages.map(({ id, name }) => (
          <ToolButton key={id} isPressed={language === id} onClick={() => onLanguageChange(id)}>
            {name}
          </ToolButton>
        ))}
        {children}
        <ToolbarGap />
        <ToolButton
          ref={editButton}
          aria-busy={editing.isLoading}
          onClick={edit}
          title="Change the code and see the table follow"
        >
          Edit
        </ToolButton>
        <ToolButton isPressed={isCompact} onClick={() => onViewChange({ ...view, isCompact: !isCompact })}>
          Compact
        </ToolButton>
        <ToolButton
          isPressed={isRightToLeft}
          onClick={() => onViewChange({ ...view, isRightToLeft: !isRightToLeft })}
          title="Show the table from right to left"
          aria-label="RTL: right to left"
        >
          RTL
        </ToolButton>
        <CopyButton className={toolClass} getText={getText} />
        <Link className={toolClass} to={`/fullscreen?demo=${demo.id}`}>
          Full screen
        </Link>
        {project.buttons}
        {!isLiveFence(demo) && (
          <a className={toolClass} href={sourceRoot + pathOf(demo)} target="_blank" rel="noopener noreferrer">
            Source
          </a>
        )}
      </Toolbar>
      {project.failure}
      {editing.error !== undefined && (
        <LoadFailure onRetry={edit}>
          The editor could not be loaded: {String(editing.error)}. The code below can still be copied.
        </LoadFailure>
      )}
    </>
  );
}

function pathOf({ id }: PageDemo): string {
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}

/** Written in a page, it has no file of its own. */
function isLiveFence({ id }: PageDemo): boolean {
  return id.startsWith('live-');
}
