import { measures, type Result, type Sample, type Scenario, type Spread } from './types';

/** Sum up the runs of a scenario. @throws when there are none. */
export function summarize(scenario: Scenario, samples: Sample[]): Result {
  const [first] = samples;
  if (!first) throw new Error('No run was measured, so there is nothing to sum up.');
  const times = Object.fromEntries(
    measures.map((measure) => [measure, spreadOf(samples.map((sample) => sample.times[measure]))]),
  );
  return { scenario, times: times as Result['times'], nodes: first.nodes };
}

/** Median, least and most of some numbers; NaN of none. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}
