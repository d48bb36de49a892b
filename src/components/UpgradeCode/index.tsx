import { useCallback, useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { reasonOf } from '#kit/reason-of';
import LoadFailure from '#kit/react/LoadFailure';
import type Tool from './Tool';
import styles from './styles.module.css';

type Props = ComponentProps<typeof Tool>;

interface Loaded {
  Tool?: ComponentType<Props>;
  error?: unknown;
}

/** The tool that upgrades the visitor's own code; loaded when first shown, because it needs a parser. */
export default function UpgradeCode(props: Props) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = useCallback(() => {
    import(/* webpackChunkName: "upgrade-code" */ './Tool').then(
      ({ default: Tool }) => setLoaded({ Tool }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  useEffect(() => load(), [load]);
  const { Tool, error } = loaded;
  const retry = () => {
    setLoaded({});
    load();
  };
  return (
    <section className={styles.box} aria-label="Upgrade my code">
      <p>
        Paste a file, and see what in it has changed since your version, with the new code. It is read in your
        browser; nothing is uploaded.
      </p>
      {Tool ? (
        <Tool {...props} />
      ) : error === undefined ? (
        <p>Loading…</p>
      ) : (
        <LoadFailure onRetry={retry}>What reads your code could not be loaded: {reasonOf(error)}</LoadFailure>
      )}
    </section>
  );
}
