import { useHistory } from '@docusaurus/router';
import { useEffect, useState, type RefObject } from 'react';
import type { Kind } from '../../search/entry';
import type { Result } from '../../search/engine';
import { keepTerms } from '../../search/mark';
import { termsOf } from '../../search/words';
import NothingFound from './NothingFound';
import Recent from './Recent';
import { addRecent } from './recent';
import styles from './styles.module.css';
import { useResults } from './useResults';

export { startSearch } from '../../search/client';

/** Handles a key that was pressed in the field; true when it meant the results. */
export type ResultKeys = (key: string) => boolean;

interface Props {
  baseUrl: string;
  query: string;
  onQuery: (query: string) => void;
  /** The id of the result that Enter opens. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  keys: RefObject<ResultKeys | undefined>;
}

const kindNames: Record<Kind, string> = {
  member: 'API',
  guide: 'Guide',
  recipe: 'Recipe',
  error: 'Error',
  issue: 'Known issue',
  demo: 'Demo',
  component: 'Component',
  page: 'Page',
};

/** What was found: a list that the field above steers, results of one page together. */
export default function Results({ baseUrl, query, onQuery, onActive, onClose, keys }: Props) {
  const history = useHistory();
  const { results, error, retry, query: answered } = useResults(query, baseUrl);
  const [at, setAt] = useState(0);
  const groups = byPage(results ?? []);
  const ordered = groups.flat();
  const chosen = Math.min(at, Math.max(0, ordered.length - 1));
  useEffect(() => setAt(0), [query]);
  useEffect(() => {
    const id = ordered.length > 0 ? idOf(chosen) : undefined;
    onActive(id);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  });
  const go = (result: Result | undefined) => {
    if (!result) return;
    addRecent(query);
    keepTerms(result.terms);
    onClose();
    history.push(baseUrl + result.href);
  };
  keys.current = (key) => {
    if (ordered.length === 0) return false;
    if (key === 'ArrowDown') setAt((chosen + 1) % ordered.length);
    else if (key === 'ArrowUp') setAt((chosen - 1 + ordered.length) % ordered.length);
    else if (key === 'Enter') go(ordered[chosen]);
    else return false;
    return true;
  };

  if (error !== undefined)
    return (
      <div className="load-failure" role="alert">
        <p>The index of the search did not load: {error}.</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  if (query.trim() === '') return <Recent onQuery={onQuery} />;
  const status = ordered.length === 1 ? '1 result' : `${ordered.length} results`;
  return (
    <>
      <p className={styles.status} role="status">
        {answered === query ? status : ''}
      </p>
      {answered === query && ordered.length === 0 && <NothingFound query={query} onClose={onClose} />}
      <div className={styles.results} role="listbox" id="search-results" aria-label="Results">
        {groups.map((group) => (
          <div key={group[0]?.href} role="group" aria-label={group[0]?.page} className={styles.group}>
            {group.map((result) => {
              const index = ordered.indexOf(result);
              return (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
                <div
                  key={result.href}
                  id={idOf(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === chosen}
                  className={styles.result}
                  onPointerMove={() => setAt(index)}
                  onClick={() => go(result)}
                >
                  <span className={styles.kind} data-kind={result.kind}>
                    {kindNames[result.kind]}
                  </span>
                  <span className={styles.title}>
                    <Marked text={result.title} terms={result.terms} />
                  </span>
                  {result.page !== result.title && <span className={styles.page}>{result.page}</span>}
                  {result.excerpt && (
                    <span className={styles.excerpt}>
                      <Marked text={result.excerpt} terms={result.terms} />
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function idOf(index: number): string {
  return `search-result-${index}`;
}

/** Results in their order, those of a page behind its first one; three of a page are enough. */
function byPage(results: Result[]): Result[][] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const page = result.href.split('#')[0] ?? '';
    const group = groups.get(page) ?? [];
    if (group.length < 3) group.push(result);
    groups.set(page, group);
  }
  return [...groups.values()].slice(0, 12);
}

/** A text with the words that matched in bold. */
function Marked({ text, terms }: { text: string; terms: string[] }) {
  const wanted = new Set(terms);
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    // The parts of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    termsOf(part).some((term) => wanted.has(term)) ? <mark key={index}>{part}</mark> : part,
  );
}
