import { useRef, useState } from 'react';
import { reasonOf } from '../../loadable/reason-of';
import LoadFailure from '../LoadFailure';
import Choices from './Choices';
import { features, rowCounts, runsOfEach, type FeatureId } from './features';
import Results from './Results';
import styles from './styles.module.css';
import { useLab } from './useLab';

const rowChoices = rowCounts.map((id) => ({ id, name: id.toLocaleString('en-US') }));

/** Measures the table in the visitor's own browser, with the rows and features that are chosen, when a button is pressed. */
export default function PerformanceLab() {
  const stage = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<(typeof rowCounts)[number][]>([100, 500]);
  const [chosen, setChosen] = useState<FeatureId[]>(['plain', 'paging', 'grouping']);
  const { isRunning, status, results, warnings, error, start, stop } = useLab(stage);
  const scenarios = rows.flatMap((count) => chosen.map((feature) => ({ rows: count, feature })));
  const measure = () => void start(scenarios);
  return (
    <section className={styles.lab} aria-label="Performance lab" data-twin="none">
      <Choices legend="Rows" choices={rowChoices} chosen={rows} isDisabled={isRunning} onChange={setRows} />
      <Choices
        legend="Table, each line measured alone"
        choices={features}
        chosen={chosen}
        isDisabled={isRunning}
        onChange={setChosen}
      />
      <div className={styles.bar}>
        {/* One button with two names: the focus stays on it. */}
        <button
          type="button"
          onClick={isRunning ? stop : measure}
          disabled={!isRunning && scenarios.length === 0}
        >
          {isRunning ? 'Stop' : 'Measure in this browser'}
        </button>
        <p role="status">{status || summaryOf(scenarios.length)}</p>
      </div>
      {error !== undefined && (
        <LoadFailure onRetry={measure}>The lab broke off: {reasonOf(error)}</LoadFailure>
      )}
      <div className={styles.warnings} role="log" aria-label="Warnings">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
      {results.length > 0 && <Results results={results} warnings={warnings} />}
      {/* Nobody is to land in a table that comes and goes. */}
      <div ref={stage} className={`mt-table ${styles.stage}`} hidden={!isRunning} inert aria-hidden="true" />
    </section>
  );
}

function summaryOf(count: number): string {
  return count === 0
    ? 'Choose rows and a table.'
    : `${count} × ${runsOfEach} runs, and one before each to warm up.`;
}
