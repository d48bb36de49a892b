import Link from '@docusaurus/Link';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import { useState, type ReactNode } from 'react';
import { ToolButton, toolClass } from '#sandbox/tools/Toolbar/index.tsx';
import Icon from '#kit/react/Icon/index.tsx';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import More from '../Demo/More';
import type { PageDemo } from '../Demo/types';
import type { Failure } from '../Demo/useIsland';
import styles from './bar.module.css';
import { icons } from './icons';

interface Props {
  demo: PageDemo;
  title: string;
  onCode: () => void;
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
}

/** The name of a whole screen and its commands. */
export default function Bar({ demo, title, onCode, isCompact, onCompactChange }: Props) {
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const [failure, setFailure] = useState<Failure>();
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <div className={styles.tools} role="group" aria-label={`Tools of: ${title}`}>
          <ToolButton aria-haspopup="dialog" onClick={onCode}>
            <Words icon="code">Code</Words>
          </ToolButton>
          <Link className={toolClass} to={`/playground?demo=${demo.id}`} title="Edit all files">
            <Words icon="playground">Open in the playground</Words>
          </Link>
          <Link className={toolClass} to={`/fullscreen?demo=${demo.id}`}>
            <Words icon="window">Full screen</Words>
          </Link>
          <ToolButton isPressed={isCompact} onClick={() => onCompactChange(!isCompact)}>
            <Words icon="density">Compact</Words>
          </ToolButton>
          <ColorModeToggle className={styles.colors ?? ''} />
          <More {...{ demo, title, isCompact, onCompactChange, notes }} onFailure={setFailure} />
        </div>
      </div>
      <div ref={setNotes} />
      {failure?.retry && <LoadFailure onRetry={failure.retry}>{failure.message}</LoadFailure>}
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
