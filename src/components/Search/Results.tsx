import { useHistory } from '@docusaurus/router';
import { useEffect, useState, type RefObject } from 'react';
import type { Result as Found } from '../../search/engine';
import { groupByPage } from '../../search/groups';
import { keepTerms } from '../../search/mark';
import { useAnswer } from '../../search/useAnswer';
import NothingFound from './NothingFound';
import LoadFailure from '../LoadFailure';
import Recent from './Recent';
import { addRecent } from './recent';
import Result from './Result';
import styles from './styles.module.css';

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

/** What was found: a list that the field above steers, results of one page together. */
export default function Results({ baseUrl, query, onQuery, onActive, onClose, keys }: Props) {
  const history = useHistory();
  const { results, near, error, textsError, retry, isCurrent } = useAnswer(query);
  const [at, setAt] = useState(0);
  const groups = groupByPage(results ?? []);
  const ordered = groups.flat();
  const chosen = Math.min(at, Math.max(0, ordered.length - 1));
  useEffect(() => setAt(0), [query]);
  useEffect(() => {
    const id = ordered.length > 0 ? idOf(chosen) : undefined;
    onActive(id);
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  });
  const go = (result: Found | undefined) => {
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
      <LoadFailure onRetry={retry}>
        The index of the search did not load: {error}. The sidebar and the lists of props still lead
        everywhere.
      </LoadFailure>
    );
  if (query.trim() === '') return <Recent onQuery={onQuery} />;
  const status = ordered.length === 1 ? '1 result' : `${ordered.length} results`;
  return (
    <>
      <p className={styles.status} role="status">
        {isCurrent ? status : ''}
      </p>
      {textsError !== undefined && (
        <LoadFailure onRetry={retry}>
          Only titles were searched, the texts did not load: {textsError}.
        </LoadFailure>
      )}
      {isCurrent && ordered.length === 0 && (
        <NothingFound query={query} near={near ?? []} onClose={onClose} />
      )}
      {ordered.length > 0 && (
        <div className={styles.results} role="listbox" id="search-results" aria-label="Results">
          {groups.map((group) => (
            <div key={group[0]?.href} role="group" aria-label={group[0]?.page} className={styles.group}>
              {group.map((result) => {
                const index = ordered.indexOf(result);
                return (
                  <Result
                    key={result.href}
                    id={idOf(index)}
                    result={result}
                    isChosen={index === chosen}
                    onPoint={() => setAt(index)}
                    onOpen={() => go(result)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function idOf(index: number): string {
  return `search-result-${index}`;
}
