import type { LogEntry } from '../../../sandbox/page/program-state';
import { ToolButton } from '../../../sandbox/tools/Toolbar';
import styles from '../styles.module.css';

/** What the program wrote to the console. */
export default function Log({ entries, onClear }: { entries: LogEntry[]; onClear: () => void }) {
  return (
    <section className={styles.log} aria-label="Log">
      <div className={styles.logHead}>
        <h2>Log</h2>
        <ToolButton onClick={onClear} disabled={entries.length === 0}>
          Clear
        </ToolButton>
      </div>
      {entries.length === 0 ? (
        <p className={styles.empty}>
          What your program writes with <code>console.log</code> appears here.
        </p>
      ) : (
        <div className={styles.lines} tabIndex={0} role="region" aria-label="Lines of the log">
          <div role="log">
            {entries.map(({ id, level, text, count }) => (
              <p key={id} data-level={level}>
                {text}
                {count > 1 && <span className={styles.count}> ×{count}</span>}
              </p>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
