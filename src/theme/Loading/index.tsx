// Change: the look comes from the tokens and the box says what to do; behavior as in the stock component.
import styles from './styles.module.css';

interface Props {
  error: unknown;
  pastDelay: boolean;
  retry: () => void;
}

export default function Loading({ error, pastDelay, retry }: Props) {
  if (error) {
    return (
      <div className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <p>
          This part of the site could not be loaded. Check your connection, then try again; the rest of the
          site still works.
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
