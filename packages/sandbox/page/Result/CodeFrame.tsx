import styles from './styles.module.css';

/** A line of the program, by its number in its file. */
export interface CodeLine {
  number: number;
  text: string;
  /** The one with the problem. */
  isMarked: boolean;
}

/** The line of a problem with its neighbors. */
export default function CodeFrame({ lines }: { lines: readonly CodeLine[] }) {
  return (
    <pre className={styles.frame} tabIndex={0} aria-label="The lines around it">
      {lines.map(({ number, text, isMarked }) => {
        const line = `${String(number).padStart(4)}  ${text}\n`;
        return isMarked ? <mark key={number}>{line}</mark> : line;
      })}
    </pre>
  );
}
