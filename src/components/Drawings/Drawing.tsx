import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The accessible name: what the drawing shows. */
  title: string;
  caption: string;
  height: number;
  children: ReactNode;
}

/** A drawing 400 units wide, in the theme's colors, whose text stays readable on a phone. */
export default function Drawing({ title, caption, height, children }: Props) {
  const titleId = useId();
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 400 ${height}`} role="img" aria-labelledby={titleId}>
        <title id={titleId}>{title}</title>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A straight arrow between two points, with its text above the middle. */
export function Arrow({ from, to, text }: { from: [number, number]; to: [number, number]; text?: string }) {
  const [x, y] = to;
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI;
  return (
    <>
      <path className={styles.line} d={`M${from.join()}L${to.join()}`} />
      <path className={styles.head} d="M0 0l-7-3.5v7z" transform={`translate(${x} ${y}) rotate(${angle})`} />
      {text && (
        <text x={(from[0] + x) / 2} y={y - 6}>
          {text}
        </text>
      )}
    </>
  );
}
