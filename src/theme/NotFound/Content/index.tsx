// Change: the page lists the nearest pages by address and words, and the starts of both sections. It sets
// its own title, because below /docs and /demos it is shown without the stock page around it.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import styles from './styles.module.css';

export default function NotFoundContent() {
  return (
    <main className={styles.page} id="content" tabIndex={-1} data-centered>
      <PageMetadata
        title="Page Not Found"
        description="No page has this address. Find the nearest ones here, or start from the docs, the demos or the home page."
      />
      <p className={styles.code}>404</p>
      <h1>This page does not exist</h1>
      <p>
        The address may be mistyped, or the page has moved. What you look for is probably in one of these
        places.
      </p>
      <Nearest />
      <ul>
        <li>
          <Link to="/docs/">Docs</Link>: install, compatibility, and every prop, option and column field
        </li>
        <li>
          <Link to="/demos/">Demos</Link>: running tables by topic, with their code
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}

/** Only in the browser: one static page serves every unknown address. A chunk, as each page includes this. */
function Nearest() {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const [loaded, setLoaded] = useState<typeof import('../../../components/NearestPages')>();
  useEffect(() => {
    // If it fails, the links below the heading remain.
    import(/* webpackChunkName: "nearest-pages" */ '../../../components/NearestPages').then(
      setLoaded,
      () => {},
    );
  }, []);
  return loaded ? <loaded.default wanted={pathname.replace(base, '/')} base={base} /> : null;
}
