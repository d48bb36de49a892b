import { useHistory } from '@docusaurus/router';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Result as Found } from '#search/engine.ts';
import { groupByPage } from '#search/groups.ts';
import { keepTerms } from '#search/mark.ts';
import { useAnswer } from '#search/useAnswer.ts';
import Examples from './Examples';
import NothingFound from './NothingFound';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import ResultList, { idOf } from './ResultList';
import styles from './results.module.css';

export { startSearch } from '#search/client.ts';

/** Handles a key pressed in the field; true when the key was for the results. */
export type ResultKeys = (key: string) => boolean;

interface Props {
  baseUrl: string;
  query: string;
  onQuery: (query: string) => void;
  /** The id of the result that Enter opens. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
  keys: RefObject<ResultKeys | null>;
}

/** What was found: a list that the field above controls, with the results of one page together. */
export default function Results({ baseUrl, query, onQuery, onActive, onClose, keys }: Props) {
  const history = useHistory();
  const {
    results,
    near,
    error,
    textsError,
    retry,
    isCurrent,
    isComplete = false,
    isLooking,
  } = useAnswer(query);
  const groups = useMemo(() => groupByPage(results ?? []), [results]);
  const ordered = useMemo(() => groups.flat(), [groups]);
  const [choice, setChoice] = useState({ query, href: '' });
  // Another query resets the choice to the first result; texts that load later don't.
  const kept = choice.query === query ? ordered.findIndex(({ href }) => href === choice.href) : -1;
  const chosen = Math.max(0, kept);
  const setAt = (at: number) => setChoice({ query, href: ordered[at]?.href ?? '' });
  const id = ordered.length > 0 ? idOf(chosen) : undefined;
  useEffect(() => onActive(id), [id, onActive]);
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other results move the chosen one
  }, [id, groups]);
  const go = (result: Found | undefined) => {
    if (!result) return;
    keepTerms(result.terms);
    onClose();
    history.push(baseUrl + result.href);
  };
  const latest = useRef({ go, setAt });
  useEffect(() => {
    latest.current = { go, setAt };
  });
  const open = useCallback((result: Found) => latest.current.go(result), []);
  const point = useCallback((at: number) => latest.current.setAt(at), []);
  useImperativeHandle(keys, () => (key: string) => {
    if (ordered.length === 0) return false;
    if (key === 'ArrowDown') setAt((chosen + 1) % ordered.length);
    else if (key === 'ArrowUp') setAt((chosen - 1 + ordered.length) % ordered.length);
    else if (key === 'Enter') go(ordered[chosen]);
    else return false;
    return true;
  });

  if (error !== undefined)
    return (
      <LoadFailure onRetry={retry}>
        Nothing was searched: {error}. The sidebar and the lists of props still lead everywhere.
      </LoadFailure>
    );
  if (query.trim() === '')
    return (
      <>
        <Examples onQuery={onQuery} />
        {keyHelp}
      </>
    );
  return (
    <>
      <p className={styles.status} role="status">
        {statusOf(isCurrent ? ordered.length : undefined, isLooking)}
      </p>
      {textsError !== undefined && (
        <LoadFailure onRetry={retry}>
          Only titles were searched, because the text of the pages did not load: {textsError}.
        </LoadFailure>
      )}
      {isCurrent && ordered.length === 0 && !isLooking && (
        <NothingFound query={query} near={near ?? []} isComplete={isComplete} onClose={onClose} />
      )}
      {ordered.length > 0 && <ResultList groups={groups} chosen={chosen} onPoint={point} onOpen={open} />}
      {keyHelp}
    </>
  );
}

const keyHelp = (
  <p className={styles.keys}>
    <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open · <kbd>Esc</kbd> close
  </p>
);

/** How many results there are, as far as known; the old results stay while the next ones load. */
function statusOf(count: number | undefined, isLooking: boolean): string {
  if (isLooking && !count) return 'Looking …';
  if (count === undefined) return '';
  const results = count === 1 ? '1 result' : `${count} results`;
  return isLooking ? `${results} so far, still looking` : results;
}
