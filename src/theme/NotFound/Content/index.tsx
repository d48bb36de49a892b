// Change: a page that helps: the pages nearest by name, and the starts of both sections. It names itself, because below /docs and /demos
// it is shown without the stock page around it.
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import { nearestNames } from '../../../nearest';
import styles from './styles.module.css';

export default function NotFoundContent() {
  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <PageMetadata title="Page Not Found" />
      <p className={styles.code}>404</p>
      <h1>This page does not exist</h1>
      <p>
        The address may be mistyped, or the page has moved. What you look for is probably in one of these
        places.
      </p>
      <NearestPages />
      <ul className={styles.starts}>
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

/** Only in the browser: the static page serves every unknown address. */
function NearestPages() {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  if (!isBrowser) return null;
  const wanted = pathname.replace(base, '/');
  const pages = allPaths(routes).map((path) => path.replace(base, '/'));
  const nearest = nearestNames(wanted, pages, 5);
  if (nearest.length === 0) return null;
  return (
    <section aria-label="Pages with a similar address" className={styles.nearest}>
      <p>
        No page has the address <code>{wanted}</code>. The nearest are:
      </p>
      <ul>
        {nearest.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RouteLike {
  path?: unknown;
  exact?: boolean;
  routes?: RouteLike[];
}

function allPaths(list: readonly RouteLike[]): string[] {
  return list.flatMap(({ path, exact, routes: children }) => [
    ...(exact && typeof path === 'string' && path !== '*' ? [path] : []),
    ...allPaths(children ?? []),
  ]);
}
