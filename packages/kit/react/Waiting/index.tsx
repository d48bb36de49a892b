import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What is here sooner needs no word; as long as the spinner of a lazy page waits, in ms. */
const delay = 200;

/** Reports that something is loading, once that takes a while. */
export default function Waiting({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={styles.waiting}>
      {isLate && children}
    </p>
  );
}
