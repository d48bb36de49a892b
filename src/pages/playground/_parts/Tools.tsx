import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import CopyButton from '#kit/react/CopyButton';
import Toolbar, { ToolbarGap, ToolButton, toolClass } from '#sandbox/tools/Toolbar';
import StartBox from './StartBox';

interface Props {
  /** The demo that the program was made from; empty for the table of the home page. */
  start: string;
  onStart: (id: string) => void;
  onRun: () => void;
  onStop: () => void;
  canStop: boolean;
  onReset: () => void;
  canReset: boolean;
  onShare: () => void;
  getText: () => string;
  projectButtons: ReactNode;
}

/** What to start from, and what to do with the program. */
export default function Tools({
  start,
  onStart,
  onRun,
  onStop,
  canStop,
  onReset,
  canReset,
  onShare,
  getText,
  projectButtons,
}: Props) {
  return (
    <Toolbar label="Tools of the playground">
      <StartBox start={start} onStart={onStart} />
      <ToolButton isPrimary onClick={onRun} title="Ctrl+Enter in the editor">
        Run
      </ToolButton>
      <ToolButton onClick={onStop} disabled={!canStop}>
        Stop
      </ToolButton>
      <ToolButton onClick={onReset} disabled={!canReset}>
        Reset
      </ToolButton>
      <ToolButton onClick={onShare}>Share</ToolButton>
      <ToolbarGap />
      <Link className={toolClass} to="/docs/upgrade#upgrade-my-code">
        Upgrade old code
      </Link>
      <CopyButton look={toolClass} getText={getText} />
      {projectButtons}
    </Toolbar>
  );
}
