import { useLocation } from '@docusaurus/router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** `[severity, label, count][]` as JSON: the build writes it (plugins/api-reference/known-issues). */
  kinds: string;
  /** `[topic, count][]` as JSON. */
  topics: string;
}

interface Choice {
  severity: string;
  topic: string;
  words: string;
}

const all: Choice = { severity: '', topic: '', words: '' };
const keys = Object.keys(all) as (keyof Choice)[];

/** Filters the page's known issues by severity, topic and words. The address keeps the choice. */
export default function IssueFilter({ kinds, topics }: Props): ReactNode {
  const [choice, setChoice] = useState(all);
  const [found, setFound] = useState<number>();
  const severities = useMemo(() => JSON.parse(kinds) as [string, string, number][], [kinds]);
  const total = severities.reduce((sum, [, , count]) => sum + count, 0);

  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    setFound(showOnly(next));
    const address = new URL(window.location.href);
    for (const key of keys)
      if (next[key]) address.searchParams.set(key, next[key]);
      else address.searchParams.delete(key);
    window.history.replaceState(window.history.state, '', address);
  };

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const wanted = { ...all };
    for (const key of keys) wanted[key] = asked.get(key) ?? '';
    if (keys.every((key) => !wanted[key])) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is known in the browser only
    setChoice(wanted);
    setFound(showOnly(wanted));
  }, []);

  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    // oxlint-disable-next-line react/set-state-in-effect -- whether the target is hidden is known only in the page
    setChoice(all);
    setFound(showOnly(all));
    target.scrollIntoView();
  }, [location]);

  return (
    <div className={styles.filter} role="group" aria-label="Filter the known issues" data-markdown="none">
      <div className={styles.kinds} role="group" aria-label="Severity">
        {[['', 'All', total] as const, ...severities].map(([severity, label, count]) => (
          <button
            key={severity}
            type="button"
            aria-pressed={choice.severity === severity}
            onClick={() => choose({ severity })}
          >
            {label} <span>{count}</span>
          </button>
        ))}
      </div>
      <label>
        Topic
        <select value={choice.topic} onChange={({ target }) => choose({ topic: target.value })}>
          <option value="">All</option>
          {(JSON.parse(topics) as [string, number][]).map(([topic, count]) => (
            <option key={topic} value={topic}>
              {topic} ({count})
            </option>
          ))}
        </select>
      </label>
      <label className={styles.words}>
        Prop or words
        <input
          type="search"
          placeholder="onRowUpdate"
          value={choice.words}
          onChange={({ target }) => choose({ words: target.value })}
        />
      </label>
      <p role="status" className={styles.status}>
        {found !== undefined && found < total && `${found} of ${total} issues`}
        {found === 0 && '. Try fewer words, or another topic.'}
      </p>
    </div>
  );
}

/** Hide the other rows, and the headings of severities without a row. Returns how many rows are shown. */
function showOnly({ severity, topic, words }: Choice): number {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...document.querySelectorAll<HTMLElement>('details[data-issue]')];
  for (const row of rows) {
    const text = `${row.textContent} ${row.dataset.topic} ${row.dataset.names}`.toLowerCase();
    row.hidden =
      (severity !== '' && row.dataset.issue !== severity) ||
      (topic !== '' && row.dataset.topic !== topic) ||
      wanted.some((word) => !text.includes(word));
  }
  for (const group of new Set(rows.map(({ parentElement }) => parentElement)))
    if (group) group.hidden = !group.querySelector(':scope > details:not([hidden])');
  return rows.filter(({ hidden }) => !hidden).length;
}
