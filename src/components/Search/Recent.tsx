import { useState } from 'react';
import LinkButton from '#kit/react/LinkButton';
import { clearRecent, readRecent } from './recent';
import styles from './results.module.css';

const examples = ['selection lost', 'exportAllData', 'sticky header', 'edit a row', 'dark mode'];

/** What the dialog shows before anything is typed: the last searches, or example queries. */
export default function Recent({ onQuery }: { onQuery: (query: string) => void }) {
  const [recent, setRecent] = useState(readRecent);
  const clear = () => {
    clearRecent();
    setRecent([]);
  };
  const queries = recent.length > 0 ? recent : examples;
  return (
    <div className={styles.recent}>
      <p>
        {recent.length > 0 ? 'Recent searches' : 'For example'}
        {recent.length > 0 && <LinkButton onClick={clear}>Clear</LinkButton>}
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.suggestion} onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
