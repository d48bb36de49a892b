// Change: the box uses the tokens and explains what to do. Its links are separate, because the page's frame
// may not have loaded either.
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { reasonOf } from '#kit/reason-of.ts';
import styles from './styles.module.css';

interface Props {
  error: unknown;
  pastDelay: boolean;
  retry: () => void;
}

export default function Loading({ error, pastDelay, retry }: Props) {
  if (error) {
    return (
      <div className={clsx('load-failure', styles.failure)} role="alert">
        <p>
          This page could not be loaded: {reasonOf(error)}. Check your connection, then try again, or go on
          with <Link to="/">Home</Link>, <Link to="/docs/">Docs</Link> or <Link to="/demos/">Demos</Link>.
        </p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the page">
      <span className={styles.spinner} />
    </div>
  );
}
