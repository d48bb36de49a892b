import type { ReactNode } from 'react';
import Picture from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** The folder in `examples/`. */
  name: string;
  children: ReactNode;
}

/** An example with its picture; the link at the end of the text is as large as the card. */
export default function ExampleCard({ name, children }: Props) {
  return (
    <section className={styles.card} data-cell="hover">
      <Picture id={`examples/${name}`} />
      <div className={styles.text}>{children}</div>
    </section>
  );
}
