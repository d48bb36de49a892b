import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import demos from '@demo/all';
import TableIsland from '../components/Demo/TableIsland';
import styles from './fullscreen.module.css';

/** One demo alone in the window: /fullscreen?demo=selection/basic. */
export default function FullScreen() {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const id = isBrowser ? (new URLSearchParams(search).get('demo') ?? '') : '';
  const demo = Object.hasOwn(demos, id) ? demos[id] : undefined;
  const back = pathOf(id);
  return (
    <>
      <PageMetadata
        title={demo ? `${demo.id} in full screen` : 'A demo in full screen'}
        description="One demo of the data table alone in the window."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page} id="content" tabIndex={-1}>
        <h1 className={styles.title}>{demo ? `Demo ${demo.id}` : 'A demo in full screen'}</h1>
        <p>
          {demo ? <Link to={back}>Back to the page of this demo</Link> : <Link to="/demos/">All demos</Link>}
        </p>
        {!isBrowser && (
          <p>
            One demo in full screen. This page needs JavaScript; the page of each demo shows its table and its
            code without it.
          </p>
        )}
        {isBrowser && !demo && (
          <p role="alert">
            {id ? `There is no demo named "${id}".` : 'The address names no demo.'} Choose one from the list
            of all demos.
          </p>
        )}
        {demo && <TableIsland key={demo.id} demo={demo} isCompact={false} isRightToLeft={false} />}
      </main>
    </>
  );
}

/** The page that shows a demo. */
function pathOf(id: string): string {
  if (id === 'home') return '/';
  return (id.startsWith('docs/') ? `/${id}` : `/demos/${id}`).replace(/\.[^/]*$/, '');
}
