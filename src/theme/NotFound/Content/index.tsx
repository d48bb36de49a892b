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
      <p>The address may be mistyped, or the page has moved. Search, or start from one of these places.</p>
      <ul>
        {places.map(([to, name, text]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>: {text}
          </li>
        ))}
      </ul>
      <dl>
        <dt>404</dt>
        <dd data-cell>{asked}</dd>
        <dd>0 of 0 rows</dd>
      </dl>
    </main>
  );
}

const places = [
  ['/docs/', 'Docs', 'install, compatibility, and every prop, option and column field'],
  ['/demos/', 'Demos', 'running tables by topic, with their code'],
  ['/examples/', 'Examples', 'whole screens that you can build on'],
  ['/playground', 'Playground', 'an editor that runs your table'],
  ['/', 'Home', 'what the table can do'],
] as const;
