import type { Reading } from '#check-code/examine';
import { notCheckedLine, readingSentence } from '#check-code/sentences';
import type { Step } from '#check-code/upgrade';
import InlineCode from '#kit/react/InlineCode';
import type { TextFile } from './read-files';
import styles from './styles.module.css';

/** A file, the result of reading it, and what later versions changed in it. */
export interface Found {
  file: TextFile;
  reading: Reading;
  steps: Step[];
}

/** What wasn't checked: files that can't be parsed, and uses of the table that no rule knows. */
export default function Unread({ found }: { found: Found[] }) {
  const lines = found.flatMap(({ file: { name }, reading }) =>
    reading.kind === 'unreadable'
      ? [readingSentence(reading, name, 0)]
      : reading.notChecked.map((one) => `${name}:${notCheckedLine(one)}`),
  );
  if (lines.length === 0) return null;
  return (
    <ul className={styles.muted} aria-label="Not checked">
      {lines.map((line) => (
        <li key={line}>
          <InlineCode text={line} />
        </li>
      ))}
    </ul>
  );
}
