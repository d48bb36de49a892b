import Link from '@docusaurus/Link';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import styles from './styles.module.css';

interface Entry {
  id: string;
  href: string;
  title: string;
  description: string;
}

interface Topic {
  label: string;
  entries: Entry[];
}

/** All demo pages by topic, each with a picture, and a field that narrows them while one types. */
export default function DemoGallery() {
  const topics = useTopics();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (topic: Topic, { title, description }: Entry) => {
    const text = `${topic.label} ${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
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
          onChange={(event) => setQuery(event.target.value)}
          placeholder="for example: edit, csv, parent"
        />
        <output className={styles.count}>{count === 1 ? '1 page' : `${count} pages`}</output>
      </label>
      {found.map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h2 className={styles.topic}>{label}</h2>
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <Card key={entry.id} {...entry} />
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && (
        <p>
          No demo mentions “{query}”. Try another word, or look the prop up in the{' '}
          <Link to="/docs/api/material_table">reference</Link>: each entry names the demos that use it.
        </p>
      )}
    </>
  );
}

function Card({ id, href, title, description }: Entry) {
  const picture = useBaseUrl(`/img/gallery/${id}`);
  return (
    <li className={styles.card}>
      <Link to={href} className={styles.link}>
        {['light', 'dark'].map((theme) => (
          <img
            key={theme}
            className={styles[theme]}
            src={`${picture}.${theme}.svg`}
            alt=""
            width={320}
            height={200}
            loading="lazy"
          />
        ))}
        <span className={styles.title}>{title}</span>
      </Link>
      <p>{description}</p>
    </li>
  );
}

/** The topics are the categories of the sidebar, in its order; titles and descriptions are those of the pages. */
function useTopics(): Topic[] {
  const sidebar = useDocsSidebar();
  const { docs } = useDocsVersion();
  return (sidebar?.items ?? []).flatMap((category) => {
    if (category.type !== 'category') return [];
    const entries = category.items.flatMap((item) => {
      if (item.type !== 'link' || !item.docId) return [];
      const page = docs[item.docId];
      return page
        ? [{ id: item.docId, href: item.href, title: page.title, description: page.description ?? '' }]
        : [];
    });
    return [{ label: category.label, entries }];
  });
}
