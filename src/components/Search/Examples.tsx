import styles from './results.module.css';

const queries = ['selection lost', 'exportAllData', 'sticky header', 'edit a row', 'dark mode'];

/** What the dialog shows before anything is typed: example queries. */
export default function Examples({ onQuery }: { onQuery: (query: string) => void }) {
  return (
    <div className={styles.examples}>
      <p>For example</p>
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
