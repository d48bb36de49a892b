import type { LogEntry } from '#sandbox/page/program-state';
import styles from '../panels.module.css';

/** What the program wrote to the console. */
export default function Log({ entries }: { entries: LogEntry[] }) {
  if (entries.length === 0)
    return (
      <p className={styles.empty}>
        What your program writes with <code>console.log</code> appears here.
      </p>
    );
  return (
    <div role="log" className={styles.lines}>
      {entries.map(({ id, level, text, count }) => (
        <p key={id} data-level={level}>
          {text}
          {count > 1 && <span className={styles.times}> ×{count}</span>}
        </p>
      ))}
    </div>
  );
}
