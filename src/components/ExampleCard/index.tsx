import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Picture from '../Picture';
import styles from './styles.module.css';

interface Props {
  /** The folder in `examples/`. */
  name: string;
  children: ReactNode;
}

/** An example with its picture, which repeats the text's link for pointers only. */
export default function ExampleCard({ name, children }: Props) {
  return (
    <section className={styles.card}>
      <Link className={styles.picture} to={`/examples/${name}`} tabIndex={-1} aria-hidden>
        <Picture id={`examples/${name}`} />
      </Link>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
