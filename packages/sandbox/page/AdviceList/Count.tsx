import styles from './styles.module.css';

/** Say politely how much advice there is; it stays in the page, so that a change is announced. */
export default function Count({ count }: { count: number }) {
  return (
    <p role="status" className={styles.status}>
      {count > 0 && `Advice: ${count} ${count === 1 ? 'note' : 'notes'}`}
    </p>
  );
}
