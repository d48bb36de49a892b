import Link from '@docusaurus/Link';
import { useState } from 'react';
import { mistake } from './mistake-code';
import styles from './styles.module.css';

/** A mistake as the editor marks it, and its fix; a test checks both against the code. */
export default function Mistake() {
  const [isFixed, setIsFixed] = useState(false);
  const { before, marked, between, after, message, fix, inserted } = mistake;
  const [tag = ''] = before.split('\n');
  return (
    <figure className={styles.mistake} data-fixed={isFixed}>
      <pre tabIndex={0}>
        <code>
          <span className="token tag">{tag}</span>
          {before.slice(tag.length)}
          <span className="token function">{isFixed ? marked : <mark>{marked}</mark>}</span>
          {between}
          {isFixed && <ins className="token keyword">{inserted}</ins>}
          {after}
        </code>
      </pre>
      <figcaption>
        {/* Both have their place, so that nothing moves. */}
        <div className={styles.said} role="status">
          <p>
            <b>{message.replaceAll('`', '')}</b> A save function that returns no promise crashes the page.
          </p>
          <p>The editor has no more advice.</p>
        </div>
        <div className={styles.fix}>
          <button type="button" onClick={() => setIsFixed(!isFixed)}>
            {isFixed ? 'Undo' : fix}
          </button>
          <Link to="/playground?program=errors/no-promise">See it in the playground</Link>
        </div>
      </figcaption>
    </figure>
  );
}
