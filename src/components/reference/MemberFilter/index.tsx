import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useEffectEvent, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isComposing } from '#kit/react/is-composing.ts';
import LinkButton from '#kit/react/LinkButton/index.tsx';
import { startSearch } from '#search/client.ts';
import { useAnswer } from '#search/useAnswer.ts';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import { filterMembers, listMembers, showInContents } from './members';
import styles from './styles.module.css';

/** A box that filters the page's member entries by name, words and type, with the site's search index. */
export default function MemberFilter(): ReactNode {
  const base = useBaseUrl('/');
  const location = useLocation();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<{ found: number; all: number }>();
  const page = location.pathname.slice(base.length).replace(/\/$/, '');
  const { met, failure, retry, isCurrent, isComplete, isLooking } = useAnswer(
    query.trim() ? query : undefined,
    `${page}#`,
  );

  const search = (text: string) => {
    setQuery(text);
    // Matches on the page itself are shown immediately.
    show(text, undefined);
  };
  const show = (text: string, more: readonly string[] | undefined) => {
    const members = listMembers();
    const found = filterMembers(members, text, (id) => more?.includes(`${page}#${id}`) ?? false);
    showInContents(members);
    setCount(text.trim() ? { found, all: members.length } : undefined);
  };
  useEffect(() => {
    if (isCurrent && met) show(query, met);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `search` follows the query, before there is an answer
  }, [met, isCurrent]);

  const showTarget = useEffectEvent((id: string) => {
    const target = document.getElementById(id);
    if (!target?.hidden) return;
    search('');
    target.scrollIntoView();
  });
  useEffect(() => showTarget(decodeURIComponent(location.hash.slice(1))), [location]);

  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) search('');
  };

  return (
    <div className={styles.filter} role="search">
      <label>
        Filter members
        <input
          type="search"
          placeholder="name, word or type"
          value={query}
          onFocus={() => startSearch(base)}
          onChange={(event) => {
            search(event.target.value);
            event.target.scrollIntoView({ block: 'nearest' });
          }}
          onKeyDown={clearOnEscape}
        />
      </label>
      <span role="status">
        {count && `${count.found} of ${count.all} members match${isLooking ? ' so far, still looking' : ''}`}
      </span>
      {isCurrent && failure !== undefined && (
        <LoadFailure onRetry={retry}>Only names and words of this page were filtered: {failure}.</LoadFailure>
      )}
      {count?.found === 0 && isCurrent && isComplete && (
        <p className={styles.help}>
          No member of this page has all these words in its name, type, default or text. Remove one,{' '}
          <LinkButton onClick={() => search('')}>show all members</LinkButton>, or press <kbd>Ctrl K</kbd> to
          search all pages.
        </p>
      )}
    </div>
  );
}
