import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import CopyButton from '#kit/react/CopyButton';
import Toolbar, { ToolbarGap, ToolButton, toolClass } from '#sandbox/tools/Toolbar';
import StartBox from './StartBox';
import { yourDataId } from './start-ids';
import YourData from './YourData';

interface Props {
  /** The demo that the program was made from; empty for the table of the home page. */
  start: string;
  onStart: (id: string) => void;
  /** Open a program that was made from the visitor's rows. */
  onOwn: (program: string) => void;
  onRun: () => void;
  onStop: () => void;
  canStop: boolean;
  onReset: () => void;
  canReset: boolean;
  onShare: () => void;
  getText: () => string;
  projectButtons: ReactNode;
}

/** The starting points, and the actions for the program. */
export default function Tools({
  start,
  onStart,
  onOwn,
  onRun,
  onStop,
  canStop,
  onReset,
  canReset,
  onShare,
  getText,
  projectButtons,
}: Props) {
  const [asksForRows, setAsksForRows] = useState(
    () => new URLSearchParams(window.location.search).get('demo') === yourDataId,
  );
  return (
    <Toolbar label="Tools of the playground">
      <StartBox start={start} onStart={(id) => (id === yourDataId ? setAsksForRows(true) : onStart(id))} />
      {asksForRows && <YourData getText={getText} onOpen={onOwn} onClose={() => setAsksForRows(false)} />}
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
