import { useMemo } from 'react';
import CopyButton from '../../../components/CopyButton';
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
  onDownload: () => void;
  onStackBlitz: () => void;
  getText: () => string;
}

/** What to start from, and what to do with the program. */
export default function Tools({
  start,
  onStart,
  onRun,
  onReset,
  canReset,
  onShare,
  onDownload,
  onStackBlitz,
  getText,
}: Props) {
  const sections = useMemo(demoSections, []);
  return (
    <div className={styles.tools} role="group" aria-label="Tools of the playground">
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
      <button type="button" className={styles.run} onClick={onRun} title="Ctrl+Enter in the editor">
        Run
      </button>
      <button type="button" className={styles.tool} onClick={onReset} disabled={!canReset}>
        Reset
      </button>
      <button type="button" className={styles.tool} onClick={onShare}>
        Share
      </button>
      <span className={styles.gap} />
      <CopyButton className={styles.tool} getText={getText} />
      <button type="button" className={styles.tool} onClick={onStackBlitz}>
        StackBlitz
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={onDownload}
        title="A Vite project with pinned versions, as a zip file"
      >
        Download
      </button>
    </div>
  );
}
