import { useMemo, type ReactNode } from 'react';
import CopyButton from '../../../components/CopyButton';
import Toolbar, { ToolbarGap, ToolButton, toolClass } from '../../../sandbox/tools/Toolbar';
import styles from '../styles.module.css';
import { demoSections } from './starts';

interface Props {
  /** The demo that the program was made from; empty for the blank table. */
  start: string;
  onStart: (id: string) => void;
  onRun: () => void;
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
  onReset,
  canReset,
  onShare,
  getText,
  projectButtons,
}: Props) {
  const sections = useMemo(demoSections, []);
  return (
    <Toolbar label="Tools of the playground">
      <label className={styles.start}>
        <span>Start from</span>
        <select value={start} onChange={(event) => onStart(event.target.value)}>
          <option value="">A blank table</option>
          {sections.map(([section, starts]) => (
            <optgroup key={section} label={section}>
              {starts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <ToolButton isPrimary onClick={onRun} title="Ctrl+Enter in the editor">
        Run
      </ToolButton>
      <ToolButton onClick={onReset} disabled={!canReset}>
        Reset
      </ToolButton>
      <ToolButton onClick={onShare}>Share</ToolButton>
      <ToolbarGap />
      <CopyButton className={toolClass} getText={getText} />
      {projectButtons}
    </Toolbar>
  );
}
