import styles from './styles.module.css';

/** Announce politely how much advice there is; always in the page, so that changes are announced. */
export default function Count({ count }: { count: number }) {
  return (
    <p role="status" className={styles.status}>
      {count > 0 && `Advice: ${count} ${count === 1 ? 'note' : 'notes'}`}
    </p>
  );
}
