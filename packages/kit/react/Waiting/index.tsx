import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Faster loads need no message. The same as the delay of a lazy page's spinner, in ms. */
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
