import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A line about the text that a visitor has written, or is about to run, with buttons for what to do next. */
export default function OwnTextNote({ tone, children }: { tone: 'info' | 'warning'; children: ReactNode }) {
  return (
    <p className={styles.note} data-tone={tone}>
      {children}
    </p>
  );
}
