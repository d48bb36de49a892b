import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/docusaurus-plugin-content-docs/demos/pages.json';
import clsx from 'clsx';
import { useState } from 'react';
import { startSearch } from '#search/client.ts';
import { useAnswer } from '#search/useAnswer.ts';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import Picture from '../Picture';
import styles from './styles.module.css';

interface Entry {
  id: string;
  topic: string;
  href: string;
  title: string;
  description: string;
}

interface Group {
  label: string;
  /** The class with its color: `topic-find`. */
  className?: string;
  entries: Entry[];
}

/** All demo pages in groups of related topics, each with a picture, and a field that filters them. */
export default function DemoGallery() {
  const base = useBaseUrl('/');
  const groups = useGroups(base);
  const [query, setQuery] = useState('');
  const { met, failure, retry, isCurrent, isComplete, isLooking } = useAnswer(
    query.trim() ? query : undefined,
    'demos/',
  );
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ topic, title, description, href }: Entry) => {
    const text = `${topic} ${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word)) || (isCurrent && met?.includes(addressOf(href, base)));
  };
  const found = groups
    .map((group) => ({ ...group, entries: group.entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <label className={styles.filter}>
        <span>Filter demos</span>
        <input
          type="search"
          value={query}
          onFocus={() => startSearch(base)}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="edit, csv, parent"
        />
        <output className={styles.count}>
          {count === 1 ? '1 page' : `${count} pages`}
          {isLooking && ' so far, still looking'}
        </output>
      </label>
      <div className={clsx(styles.groups, words.length > 0 && styles.filtered)}>
        {found.map(({ label, className, entries }) => (
          <section key={label} className={className} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {entries.map(({ id, href, title, description }) => (
                <li key={id} className={styles.card} data-cell="hover">
                  <Link to={href} className={styles.link}>
                    <Picture id={`demos/${id}`} />
                    <span className={styles.title}>{title}</span>
                  </Link>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {count === 0 && isCurrent && isComplete && (
        <p>
          No demo page has all the words of “{query}” in its headings and sentences. Table rows and code don’t
          count. Remove a word, or open the site search with <kbd>/</kbd>: it looks through the reference and
          the guides too.
        </p>
      )}
      {isCurrent && failure !== undefined && (
        <LoadFailure onRetry={retry}>Only titles and descriptions were filtered: {failure}.</LoadFailure>
      )}
    </>
  );
}

/** A page's address below the base path, as the index has it. */
function addressOf(href: string, base: string): string {
  return href.slice(base.length).replace(/\/$/, '');
}

/** The groups of the sidebar with their pages, in its order. */
function useGroups(base: string): Group[] {
  const { items = [] } = useDocsSidebar() ?? {};
  return items.flatMap((group) => {
    if (group.type !== 'category') return [];
    const { label, className, items: topics } = group;
    return { label, className, entries: topics.flatMap((topic) => entriesOf(topic, base)) };
  });
}

/** The page of an entry, and those below it. */
function entriesOf(item: PropSidebarItem, base: string): Entry[] {
  if (item.type === 'html') return [];
  const id = addressOf(item.href ?? '', base).replace(/^demos\//, '');
  const page = pages[id];
  const below = item.type === 'category' ? item.items.flatMap((entry) => entriesOf(entry, base)) : [];
  return page ? [{ id, topic: item.label, href: item.href ?? '', ...page }, ...below] : below;
}
