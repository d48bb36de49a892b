import { combinations, structures, type Verdict } from '@site/docs/guides/grouping-tree-detail/_combinations';
import { Fragment } from 'react';
import styles from './styles.module.css';

const words: Record<Verdict, string> = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** What works with groups, tree data and detail panels, a list for each. */
export default function Combinations() {
  return structures.map((structure) => (
    <details key={structure} className={styles.details}>
      <summary>What works with {structure}</summary>
      <dl>
        {combinations
          .filter(({ a, b }) => a === structure || b === structure)
          .map(({ a, b, verdict, says }) => (
            <Fragment key={a + b}>
              <dt>
                {a === structure ? b : a}: <b data-verdict={verdict}>{words[verdict]}</b>
              </dt>
              <dd>{says}</dd>
            </Fragment>
          ))}
      </dl>
    </details>
  ));
}
