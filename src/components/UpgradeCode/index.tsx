import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { reasonOf } from '#kit/reason-of';
import LoadFailure from '#kit/react/LoadFailure';
import styles from './styles.module.css';

interface Props {
  /** All published lines, oldest first. */
  lines: string[];
}

const anchor = 'upgrade-my-code';

/** The tool that upgrades the visitor's own code, loaded on request because it needs a parser. */
export default function UpgradeCode({ lines }: Props) {
  const [{ Tool, error, isWanted }, setLoaded] = useState<{
    Tool?: ComponentType<Props>;
    error?: unknown;
    isWanted: boolean;
  }>({ isWanted: false });
  const { hash } = useLocation();
  const load = useCallback(() => {
    setLoaded({ isWanted: true });
    import(/* webpackChunkName: "upgrade-code" */ './Tool').then(
      ({ default: loaded }) => setLoaded({ Tool: loaded, isWanted: true }),
      (failure: unknown) => setLoaded({ error: failure, isWanted: true }),
    );
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a link to this box is a wish to load it, known in the browser only
    if (hash === `#${anchor}`) load();
  }, [hash, load]);
  return (
    <section id={anchor} className={styles.box} aria-label="Upgrade my code">
      <p>
        <strong>Upgrade your code:</strong> paste a file, and see what in it has changed since your version,
        with the new code. It is read in your browser; nothing is uploaded.
      </p>
      {Tool ? (
        <Tool lines={lines} />
      ) : error === undefined ? (
        <button type="button" className={styles.start} onClick={load} disabled={isWanted}>
          {isWanted ? 'Loading…' : 'Paste my code'}
        </button>
      ) : (
        <LoadFailure onRetry={load}>What reads your code could not be loaded: {reasonOf(error)}</LoadFailure>
      )}
    </section>
  );
}
