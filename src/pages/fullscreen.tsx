import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import demos from '@demo/all';
import { useEffect, useState } from 'react';
import TableIsland from '../components/Demo/TableIsland';
import type { DemoModule } from '../components/Demo/types';
import styles from './fullscreen.module.css';

type State = { demo: DemoModule } | { message: string } | undefined;

/** One demo alone in the window: /fullscreen?demo=selection/basic. */
export default function FullScreen() {
  const { search } = useLocation();
  const [state, setState] = useState<State>();
  const id = new URLSearchParams(search).get('demo') ?? '';
  useEffect(() => {
    let isMounted = true;
    const load = Object.hasOwn(demos, id) ? demos[id] : undefined;
    if (!load) setState({ message: id ? `There is no demo named "${id}".` : 'The address names no demo.' });
    else {
      load().then(
        ({ default: demo }) => isMounted && setState({ demo }),
        (error: unknown) => isMounted && setState({ message: `The demo could not be loaded: ${String(error)}. Load the page again.` }),
      );
    }
    return () => {
      isMounted = false;
    };
  }, [id]);
  const back = id.startsWith('docs/') ? `/${id}` : `/demos/${id}`;
  return (
    <>
      <PageMetadata title="A demo in full screen" description="One demo of the data table alone in the window." />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <p>{state && 'demo' in state ? <Link to={back.replace(/\.[^/]*$/, '')}>Back to the page of this demo</Link> : <Link to="/demos/">All demos</Link>}</p>
        {!state && <noscript>This page needs JavaScript. The page of each demo shows its table and its code without it.</noscript>}
        {state && 'message' in state && <p role="alert">{state.message} Choose one from the list of all demos.</p>}
        {state && 'demo' in state && <TableIsland key={state.demo.id} demo={state.demo} isCompact={false} isRightToLeft={false} />}
      </main>
    </>
  );
}
