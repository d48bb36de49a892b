import Link from '@docusaurus/Link';
import { mistake } from './mistake-code';
import styles from './styles.module.css';

/** A mistake as the editor marks it; a test checks the message against the code. */
export default function Mistake() {
  const { before, marked, after, message, fix } = mistake;
  return (
    <figure className={styles.mistake}>
      <pre tabIndex={0}>
        <code>
          {before}
          <mark>{marked}</mark>
          {after}
        </code>
      </pre>
      <figcaption>
        <b>{message.replaceAll('`', '')}</b> A save function that returns no promise crashes the page. The
        editor offers a fix: <em>{fix}</em>.{' '}
        <Link to="/playground?program=errors/no-promise">See it in the playground</Link>
      </figcaption>
    </figure>
  );
}
