// Change: the page leads to the starts of both sections. It sets its own title, because below /docs and /demos
// it is shown without the stock page around it.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

export default function NotFoundContent() {
  const { pathname } = useLocation();
  // One file answers for every address, so only the browser knows which was asked for.
  const asked = useIsBrowser() ? pathname : '…';
  return (
    <main className={styles.page} id="content" tabIndex={-1} data-centered>
      <PageMetadata
        title="Page Not Found"
        description="No page has this address. Search, or start from the docs, the demos or the home page."
      />
      <h1>This page does not exist</h1>
      <p>
        The address may be mistyped, or the page has moved. Search for what you need, or start from one of
        these places.
      </p>
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
      <dl>
        <dt>404</dt>
        <dd data-cell>{asked}</dd>
        <dd>0 of 0 rows</dd>
      </dl>
    </main>
  );
}
