import Link from '@docusaurus/Link';
import { useState } from 'react';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import Icon from '#kit/react/Icon/index.tsx';
import Toolbar, { copyIcons, ToolbarGap, ToolButton, toolClass } from '#sandbox/tools/Toolbar/index.tsx';
import styles from '../styles.module.css';
import type { PlaygroundStore } from './playground-store';
import StartBox from './StartBox';
import { yourDataId } from './start-ids';
import YourData from './YourData';

interface Props {
  /** The demo that the program was made from; empty for the first table of the quick start. */
  start: string;
  onStart: (id: string) => void;
  onRun: () => void;
  onStop: () => void;
  canStop: boolean;
  onReset: () => void;
  canReset: boolean;
  onShare: () => void;
  store: PlaygroundStore;
  onTake: (destination: 'stackBlitz' | 'download') => void;
}

/** The starting points, and the actions for the program. */
export default function Tools({
  start,
  onStart,
  onRun,
  onStop,
  canStop,
  onReset,
  canReset,
  onShare,
  store,
  onTake,
}: Props) {
  const [asksForRows, setAsksForRows] = useState(
    () => new URLSearchParams(window.location.search).get('demo') === yourDataId,
  );
  return (
    <Toolbar label="Tools of the playground">
      <StartBox start={start} onStart={(id) => (id === yourDataId ? setAsksForRows(true) : onStart(id))} />
      {asksForRows && <YourData store={store} onClose={() => setAsksForRows(false)} />}
      <ToolButton isPrimary icon={triangle} onClick={onRun} title="Ctrl+Enter in the editor">
        Run
      </ToolButton>
      <div className={styles.tools}>
        <ToolButton icon={square} onClick={onStop} disabled={!canStop} title="Stop the program">
          Stop
        </ToolButton>
        <ToolButton
          icon={arrowBack}
          onClick={onReset}
          disabled={!canReset}
          title="Reset to the original code"
        >
          Reset
        </ToolButton>
        <ToolButton icon={chain} onClick={onShare} title="Copy a link to the program">
          Share
        </ToolButton>
        <ToolbarGap />
        <CopyButton icons={copyIcons} look={toolClass} getText={store.getText} />
        <ToolButton icon={bolt} onClick={() => onTake('stackBlitz')} title="Open as a project in StackBlitz">
          StackBlitz
        </ToolButton>
        <ToolButton
          icon={arrowDown}
          onClick={() => onTake('download')}
          title="A Vite project with pinned versions, as a zip file"
        >
          Download
        </ToolButton>
        <Link className={toolClass} to="/docs/upgrade" title="Upgrade old code">
          <Icon path={arrowUp} />
          <span>Upgrade old code</span>
        </Link>
      </div>
    </Toolbar>
  );
}

const triangle = 'M5 3.5v9l7-4.5z';
const square = 'M4 4h8v8H4z';
const arrowBack = 'M3 3v3.5h3.5M3.3 6.5A5 5 0 113 9.5';
const chain = 'M6.5 9.5l3-3M7 4.5l1.5-1.5a2.8 2.8 0 014 4L11 8.5M9 11.5L7.5 13a2.8 2.8 0 01-4-4L5 7.5';
const bolt = 'M9 1.5L3.5 9H8l-1 5.5L12.5 7H8z';
const arrowDown = 'M8 2.5v8M4.5 7L8 10.5 11.5 7M3 13.5h10';
const arrowUp = 'M8 13V4M4.5 7L8 3.5 11.5 7';
