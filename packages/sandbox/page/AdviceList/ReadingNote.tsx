import InlineCode from '#kit/react/InlineCode';
import type { Reading } from '#check-code/examine';
import { notCheckedLine, readingSentence } from '#check-code/sentences';
import styles from './styles.module.css';

interface Props {
  reading: Reading;
  /** How much advice there is; half-typed code may have some, too. */
  count: number;
}

/** The result of reading a program: how much was checked, a syntax error, and what no rule checks. */
export default function ReadingNote({ reading, count }: Props) {
  const notChecked = reading.kind === 'unreadable' ? [] : reading.notChecked;
  return (
    <div className={styles.note}>
      <p>
        <InlineCode text={readingSentence(reading, 'This program', count)} />
      </p>
      {notChecked.length > 0 && (
        <ul aria-label="Not checked">
          {notChecked.map((one) => (
            <li key={notCheckedLine(one)}>
              <InlineCode text={notCheckedLine(one)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
