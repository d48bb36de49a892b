import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/docusaurus-plugin-content-docs/demos/pages.json';
import clsx from 'clsx';
import { useState } from 'react';
import { startSearch } from '#search/client';
import { useAnswer } from '#search/useAnswer';
import LoadFailure from '#kit/react/LoadFailure';
import Picture from '../Picture';
import styles from './styles.module.css';

interface Entry {
  id: string;
  href: string;
  title: string;
  description: string;
}

interface Topic {
  label: string;
  /** The class with its color: `topic-find`. */
  mark?: string;
  entries: Entry[];
}

/** All demo pages by topic, each with a picture, and a field that filters them. */
export default function DemoGallery() {
  const topics = useTopics();
  const base = useBaseUrl('/');
  const [query, setQuery] = useState('');
  const { met, failure, retry, isCurrent, isComplete, isLooking } = useAnswer(
    query.trim() ? query : undefined,
    'demos/',
  );
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (topic: Topic, { title, description, href }: Entry) => {
    const text = `${topic.label} ${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word)) || (isCurrent && met?.includes(addressOf(href, base)));
  };
  const found = topics
    .map((topic) => ({ ...topic, entries: topic.entries.filter((entry) => isFound(topic, entry)) }))
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
      <div className={styles.topics}>
        {found.map(({ label, mark, entries }) => (
          <section
            key={label}
            className={clsx(styles.section, mark)}
            data-cards={entries.length}
            aria-label={label}
          >
            <h2 className={styles.topic}>{label}</h2>
            <ul className={styles.cards}>
              {entries.map((entry) => (
                <Card key={entry.id} {...entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {count === 0 && isCurrent && isComplete && (
        <p>
          No demo page has all the words of “{query}” in its headings and sentences. Table rows, code and the
          links under “Related” don’t count. Take a word away, or open the search of the site with{' '}
          <kbd>/</kbd>: it looks through the reference and the guides too.
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

function Card({ id, href, title, description }: Entry) {
  return (
    <li className={styles.card}>
      <Link to={href} className={styles.link}>
        <Picture id={id} />
        <span className={styles.title}>{title}</span>
      </Link>
      <p>{description}</p>
    </li>
  );
}

/** The topics of the sidebar in its order: a category, or the link of a topic with one page. */
function useTopics(): Topic[] {
  const { items = [] } = useDocsSidebar() ?? {};
  const entryOf = (item: PropSidebarItem): Entry[] => {
    if (item.type !== 'link' || !item.docId || item.docId === 'index') return [];
    const page = pages[item.docId];
    return page ? [{ id: item.docId, href: item.href, ...page }] : [];
  };
  return items.flatMap((item) => {
    const entries = item.type === 'category' ? item.items.flatMap(entryOf) : entryOf(item);
    const label = item.type === 'html' ? '' : item.label;
    return entries.length > 0 ? [{ label, mark: item.className, entries }] : [];
  });
}
