import remote from '@demo/home/remote';
import TableIsland from '../../components/Demo/TableIsland';
import styles from './styles.module.css';

/** What happens, in order, when a table gets its rows from a function. */
export function Sequence() {
  return (
    <ol className={styles.sequence}>
      <li>A user sorts, searches or changes the page</li>
      <li>
        Your function gets the <code>query</code>
      </li>
      <li>
        It returns <code>data</code>, <code>page</code>, <code>totalCount</code>
      </li>
    </ol>
  );
}

/** Such a table, with a log of its queries. */
export function RemoteTable() {
  return (
    <div className={styles.live}>
      <TableIsland demo={remote} isCompact={false} />
    </div>
  );
}
