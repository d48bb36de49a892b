import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { useEffect, useState, type ComponentType } from 'react';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import Waiting from '#kit/react/Waiting/index.tsx';
import { reasonOf } from '#kit/reason-of.ts';
import styles from './styles.module.css';

/** The playground: write a table and see it, side by side. */
export default function Playground() {
  return (
    <Layout noFooter wrapperClassName={styles.wrapper}>
      <PageMetadata
        title="Playground"
        description="Write a data table in TypeScript or JavaScript, see it immediately, and share it with a link."
      />
      <main className={styles.page} id="content" tabIndex={-1}>
        <h1 className={styles.heading}>Playground</h1>
        <noscript>
          <p>
            The playground needs JavaScript, because it runs the code that you write. The{' '}
            <Link to="/demos/">demos</Link> show their tables and code without it.
          </p>
        </noscript>
        <LoadedWorkbench />
      </main>
    </Layout>
  );
}

/** Editor and frame in a separate chunk, with Retry. */
function LoadedWorkbench() {
  const [loaded, setLoaded] = useState<{ Workbench?: ComponentType; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    import(/* webpackChunkName: "playground" */ './_parts/Workbench').then(
      ({ default: Workbench }) => isMounted && setLoaded({ Workbench }),
      (error: unknown) => isMounted && setLoaded({ error }),
    );
    return () => {
      isMounted = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Retry loads it again
  }, [attempt]);
  const { Workbench, error } = loaded;
  if (Workbench) return <Workbench />;
  if (error === undefined)
    return (
      <div className={styles.placeholder}>
        <Waiting>Loading the editor…</Waiting>
      </div>
    );
  return (
    <LoadFailure
      onRetry={() => {
        setLoaded({});
        setAttempt((count) => count + 1);
      }}
    >
      The editor could not be loaded: {reasonOf(error)}.
    </LoadFailure>
  );
}
