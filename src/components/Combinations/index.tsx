import {
  combinations,
  features,
  structures,
  type Combination,
  type Verdict,
} from '@site/docs/guides/_combinations';
import { Fragment } from 'react';
import styles from './styles.module.css';

const words: Record<Verdict, string> = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** The overview of what works with groups, tree data and detail panels, with a legend below it. */
export default function Combinations() {
  return (
    <>
      <div className={styles.scroll} role="region" aria-label="Overview of combinations" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">With</th>
              {structures.map((structure) => (
                <th key={structure} scope="col">
                  {structure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                {structures.map((structure) => (
                  <Word key={structure} pair={pairOf(structure, feature)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {structures.map((structure) => (
        <details key={structure} className={styles.details}>
          <summary>What this means for {structure}</summary>
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
      ))}
    </>
  );
}

function Word({ pair }: { pair: Combination | undefined }) {
  if (!pair) return <td aria-label="the same">–</td>;
  return (
    <td data-verdict={pair.verdict} title={pair.says}>
      {words[pair.verdict]}
    </td>
  );
}

/** The combination of two features, whichever of them is listed first. */
function pairOf(structure: string, feature: string): Combination | undefined {
  return combinations.find(
    ({ a, b }) => (a === structure && b === feature) || (a === feature && b === structure),
  );
}
