import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { repository } from '../../../site-path';
import { toolClass } from '#sandbox/tools/Toolbar';
import { useProject } from '#sandbox/tools/useProject';
import Menu, { type MenuItem } from '../Menu';
import { loadTableLook } from '../table-look';
import { programOf } from './program';
import type { DemoView, PageDemo } from './types';
import { isWholeScreen } from './whole-screen';

const sourceRoot = `${repository}/blob/main/`;

export interface MoreProps {
  demo: PageDemo;
  title: string;
  view: DemoView;
  onViewChange: (view: DemoView) => void;
  /** The element below the tools for what the menu has to say. */
  notes: HTMLElement | null;
}

interface Props extends MoreProps {
  label: ReactNode;
  opensAt: 'start' | 'end';
}

/** The menu of a demo's tools, open at first; a whole screen has some of them in its bar. */
export default function MoreTools({ label, opensAt, ...props }: Props) {
  const { demo, title, view, onViewChange, notes } = props;
  const project = useProject(async () => ({
    name: 'material-table-demo',
    title,
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
    look: view.look === 'site' ? await loadTableLook() : undefined,
  }));
  const { isCompact, isRightToLeft, look } = view;
  const isScreen = isWholeScreen(demo.id);
  const items: (MenuItem | false)[] = [
    !isScreen && {
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
    !isScreen && { label: 'Full screen', to: `/fullscreen?demo=${demo.id}` },
    { label: 'StackBlitz', onChoose: () => void project.take('stackBlitz') },
    !isScreen && {
      label: 'Download',
      title: 'A Vite project with pinned versions, as a zip file',
      onChoose: () => void project.take('download'),
    },
    !isLiveFence(demo) && { label: 'Source', href: sourceRoot + pathOf(demo) },
  ];
  return (
    <>
      <Menu
        opensAt={opensAt}
        className={toolClass}
        label={label}
        name="More tools"
        items={items.filter((item) => item !== false)}
      />
      {notes && createPortal(project.failure, notes)}
    </>
  );
}

function pathOf({ id }: PageDemo): string {
  if (isWholeScreen(id)) return `${id}/App.tsx`;
  return id.startsWith('docs/') ? `${id}.tsx` : `demos/${id}.tsx`;
}

/** A demo written in a page has no file. */
function isLiveFence({ id }: PageDemo): boolean {
  return id.startsWith('live-');
}
