import type { LogEntry } from '../program-state';
import styles from './styles.module.css';

/** What the program wrote to the console, and what the preview says about it. */
export default function Log({ entries }: { entries: LogEntry[] }) {
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
