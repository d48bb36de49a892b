import { combinations, features, structures, type Verdict } from '@site/docs/guides/grouping/_combinations';
import styles from './styles.module.css';

const words: Record<Verdict, string> = { yes: 'Yes', partly: 'Partly', no: 'No' };

/** What works with groups, tree data and detail panels. */
export default function Combinations() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Feature</th>
          {structures.map((structure) => (
            <th key={structure}>{structure}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {structures.map((structure) => {
              const cell = combinations.find(({ a, b }) => a === structure && b === feature);
              return (
                <td key={structure}>
                  {cell && <b data-verdict={cell.verdict}>{words[cell.verdict]}</b>}
                  {cell?.says && `. ${cell.says}`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
