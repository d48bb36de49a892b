import styles from '../styles.module.css';
import type { Playground } from './usePlayground';

/** What the visitor should know about the program: it isn't theirs, its link is broken, or their own text waits. */
export default function Notices({ playground, onRun }: { playground: Playground; onRun: () => void }) {
  const { store, isForeign, notice, earlier } = playground;
  return (
    <>
      <div role="status">
        {notice && (
          <p className={styles.notice}>
            {notice.text}{' '}
            {notice.demo && (
              <button type="button" onClick={() => void store.openStart(notice.demo ?? '')}>
                Open the demo it was made from
              </button>
            )}
          </p>
        )}
        {isForeign && (
          <p className={styles.notice}>
            This program came with a link and has not run. Read it, then run it if you trust it.{' '}
            <button type="button" onClick={onRun}>
              Run it
            </button>
          </p>
        )}
      </div>
      {earlier !== undefined && (
        <p className={styles.notice}>
          What you wrote before is kept.{' '}
          <button type="button" onClick={() => store.bringBack()}>
            Bring it back
          </button>
        </p>
      )}
    </>
  );
}
