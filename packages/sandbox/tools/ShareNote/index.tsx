import type { ShareOutcome } from '../share-link';
import styles from './styles.module.css';

/** The result of sharing. Always rendered, so that a screen reader announces the change. */
export default function ShareNote({ outcome }: { outcome: ShareOutcome | undefined }) {
  return (
    <div role="status" className={outcome ? styles.note : undefined}>
      {outcome?.message}
      {outcome?.link && (
        <input
          readOnly
          aria-label="Link to the program"
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
