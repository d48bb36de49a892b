import { nameOf } from './features';
import { measures, type Result, type Spread } from './types';

/** The results as text to paste into a spreadsheet or an issue. */
export function resultsText(results: Result[], warnings: string[], browser: string): string {
  const head = ['Rows', 'Table', ...measures.map((measure) => `${measure} (ms)`), 'DOM nodes'];
  const lines = results.map(({ scenario, times, nodes }) => [
    scenario.rows,
    nameOf(scenario.feature),
    ...measures.map((measure) => spreadText(times[measure])),
    nodes,
  ]);
  return [...warnings, browser, ...[head, ...lines].map((cells) => cells.join('\t'))].join('\n') + '\n';
}

/** `20.1 (18.0–25.3)`: the median, and from the fastest to the slowest run. */
function spreadText({ median, least, most }: Spread): string {
  return `${median.toFixed(1)} (${least.toFixed(1)}–${most.toFixed(1)})`;
}
