import Link from '@docusaurus/Link';
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
  /** The class with its color: `topic-find`. */
  mark: string;
  entries: Entry[];
}

/** The headings of the groups. Most topics have one or two pages, too few for a row of the grid. */
const headings: Record<string, string> = {
  'topic-find': 'Load and find rows',
  'topic-shape': 'Arrange rows and columns',
  'topic-change': 'Select, edit and export',
  'topic-look': 'Style and translate',
};
const other = 'More demos';

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
    .map(({ mark, entries }) => ({ mark, entries: entries.filter(isFound) }))
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
          placeholder="for example: edit, csv, parent"
        />
        <output className={styles.count}>
          {count === 1 ? '1 page' : `${count} pages`}
          {isLooking && ' so far, still looking'}
        </output>
      </label>
      <div className={clsx(styles.groups, words.length > 0 && styles.filtered)}>
        {found.map(({ mark, entries }) => (
          <section key={mark} className={mark} aria-label={headings[mark] ?? other}>
            <h2>{headings[mark] ?? other}</h2>
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

/** The pages of the sidebar in its order, grouped by the color mark of their topics. */
function useGroups(base: string): Group[] {
  const { items = [] } = useDocsSidebar() ?? {};
  const groups = new Map<string, Entry[]>();
  for (const item of items) {
    if (item.type === 'html') continue;
    const { label: topic, className: mark = 'topic-other' } = item;
    // A topic is itself a link to its first page.
    const links = item.type === 'category' ? [item, ...item.items] : [item];
    const entries = links.flatMap((link): Entry[] => {
      if (link.type === 'html' || !link.href) return [];
      const id = addressOf(link.href, base).replace(/^demos\//, '');
      const page = pages[id];
      return page ? [{ id, topic, href: link.href, ...page }] : [];
    });
    if (entries.length > 0) groups.set(mark, [...(groups.get(mark) ?? []), ...entries]);
  }
  return Array.from(groups, ([mark, entries]) => ({ mark, entries }));
}
