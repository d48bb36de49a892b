import Link from '@docusaurus/Link';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { repository } from '../../../site-path';
import { ToolButton, toolClass } from '#sandbox/tools/Toolbar';
import Icon from '#kit/react/Icon';
import { useProject } from '#sandbox/tools/useProject';
import { programOf } from '../Demo/program';
import type { DemoView, PageDemo } from '../Demo/types';
import Menu from '../Menu';
import { loadTableLook } from '../table-look';
import styles from './bar.module.css';
import { icons } from './icons';
import { fullWindowId } from './useFullWindow';

interface Props {
  demo: PageDemo;
  title: string;
  titleId: string;
  hasMarks: boolean;
  onMarksChange: (hasMarks: boolean) => void;
  onCode: () => void;
  isFull: boolean;
  onFullWindow: (event: MouseEvent) => void;
  view: DemoView;
  onViewChange: (view: DemoView) => void;
}

/** The name of a whole screen and its commands, also while it fills the window. */
export default function Bar({ demo, title, titleId, hasMarks, onMarksChange, onCode, ...rest }: Props) {
  const { view, onViewChange, isFull, onFullWindow } = rest;
  const { isCompact, isRightToLeft, look } = view;
  const project = useProject(async () => ({
    name: 'material-table-demo',
    title,
    files: programOf(demo.text).files.map(({ name, typescript }) => ({ name, text: typescript })),
    isTypeChecked: true,
    look: look === 'site' ? await loadTableLook() : undefined,
  }));
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.title} id={titleId}>
          {title}
        </p>
        <div className={styles.tools} role="group" aria-label={`Tools of: ${title}`}>
          <ToolButton
            isPressed={hasMarks}
            onClick={() => onMarksChange(!hasMarks)}
            title="Number the features on the screen"
          >
            <Words icon="features">Features</Words>
          </ToolButton>
          <ToolButton aria-haspopup="dialog" onClick={onCode}>
            <Words icon="code">Code</Words>
          </ToolButton>
          <Link className={toolClass} to={`/playground?demo=${demo.id}`} title="Edit all files">
            <Words icon="playground">Open in the playground</Words>
          </Link>
          <a
            className={clsx(toolClass, styles.window)}
            href={isFull ? '#content' : `#${fullWindowId}`}
            onClick={onFullWindow}
          >
            <Words icon={isFull ? 'close' : 'window'}>{isFull ? 'Leave full window' : 'Full window'}</Words>
          </a>
          <ToolButton isPressed={isCompact} onClick={() => onViewChange({ ...view, isCompact: !isCompact })}>
            <Words icon="density">Compact</Words>
          </ToolButton>
          <ColorModeToggle className={styles.colors ?? ''} />
          <Menu
            className={toolClass}
            label="More"
            name="More tools"
            items={[
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
              { label: 'StackBlitz', onChoose: () => void project.take('stackBlitz') },
              { label: 'Source', href: `${repository}/blob/main/${demo.id}/App.tsx` },
            ]}
          />
        </div>
      </div>
      {project.failure}
    </>
  );
}

/** On a phone, only the icon is visible. */
function Words({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  return (
    <>
      <Icon path={icons[icon]} />
      <span className={styles.words}>{children}</span>
    </>
  );
}
