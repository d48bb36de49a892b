import Link from '@docusaurus/Link';
import routes from '@generated/routes';
import { useEffect, useState } from 'react';
import { currentRelease } from '#kit/current-release';
import { nearestNames } from '#kit/nearest';
import { startSearch } from '#search/client';
import { readNames } from '#search/entry';
import styles from './styles.module.css';

interface Props {
  /** An address that does not exist, below the base path, with a slash before it. */
  wanted: string;
  base: string;
}

interface Suggestion {
  path: string;
  title: string;
}

/** The pages with the most similar addresses, then what the search finds for the words of the address. */
export default function NearestPages({ wanted, base }: Props) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>(() => similarPaths(wanted, base));
  useEffect(() => {
    let isCurrent = true;
    void suggest(wanted, base).then(
      (found) => isCurrent && setSuggestions(found),
      // Without the index there are still the addresses.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, base]);
  if (suggestions.length === 0) return null;
  return (
    <section aria-label="Pages that are like it" className={styles.nearest}>
      <p>
        No page has the address <code>{wanted}</code>. Did you mean one of these?
      </p>
      <ul>
        {suggestions.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> {title !== path && <code>{path}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const most = { similar: 3, all: 6 };

function similarPaths(wanted: string, base: string): Suggestion[] {
  const paths = allPaths(routes).map((path) => path.replace(base, '/'));
  return nearestNames(wanted, paths, most.similar).map((path) => ({ path, title: path }));
}

async function suggest(wanted: string, base: string): Promise<Suggestion[]> {
  // The same request as the search's, so that it is loaded once.
  const response = await fetch(`${base}search/names.json?${currentRelease()}`);
  const titles = new Map(readNames(await response.json()).map(({ href, title }) => [`/${href}`, title]));
  const words =
    wanted
      .split('/')
      .filter(Boolean)
      .at(-1)
      ?.replace(/[^\p{L}\p{N}]+/gu, ' ') ?? '';
  const { results = [], near = [] } = await startSearch(base).ask(words);
  const found = [
    ...similarPaths(wanted, base).map(({ path }) => path),
    ...[...results, ...near].map(({ href }) => `/${href}`),
  ];
  return [...new Set(found)]
    .slice(0, most.all)
    .map((path) => ({ path, title: titles.get(path.replace(/(.)\/$/, '$1')) ?? path }));
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
