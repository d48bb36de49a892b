import CopyButton from '../CopyButton';
import { nameOf, runsOfEach } from './features';
import { resultsText } from './results-text';
import styles from './styles.module.css';
import { measures, type Result, type Spread } from './types';

interface Props {
  results: Result[];
  warnings: string[];
}

/** The table of what was measured, and a button that copies it. */
export default function Results({ results, warnings }: Props) {
  const getText = () => resultsText(results, warnings, navigator.userAgent);
  return (
    <>
      <div className={styles.results} role="region" aria-label="Results" tabIndex={0}>
        <table>
          <caption>Median of {runsOfEach} runs in ms; below it the fastest and the slowest</caption>
          <thead>
            <tr>
              {['Rows', 'Table', ...measures, 'DOM nodes'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map(({ scenario: { rows, feature }, times, nodes }) => (
              <tr key={`${rows} ${feature}`}>
                <td>{rows.toLocaleString('en-US')}</td>
                <th scope="row">{nameOf(feature)}</th>
                {measures.map((measure) => (
                  <td key={measure}>
                    <Time {...times[measure]} />
                  </td>
                ))}
                <td>{nodes.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CopyButton className={styles.copy} getText={getText} label="the results" />
    </>
  );
}

function Time({ median, least, most }: Spread) {
  return (
    <>
      {median.toFixed(1)} ms
      <small>
        {least.toFixed(1)}–{most.toFixed(1)}
      </small>
    </>
  );
}
