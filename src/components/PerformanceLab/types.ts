import type { FeatureId } from './features';

/** One line of the results: so many rows with one feature. */
export interface Scenario {
  rows: number;
  feature: FeatureId;
}

/** What a user waits for, in the order of the columns. */
export const measures = ['First render', 'Sort', 'Search', 'Select a row'] as const;
type Measure = (typeof measures)[number];

/** One run of a scenario, in ms. */
export interface Sample {
  times: Record<Measure, number>;
  /** Elements in the DOM, once rendered. */
  nodes: number;
}

export interface Spread {
  median: number;
  least: number;
  most: number;
}

export interface Result {
  scenario: Scenario;
  times: Record<Measure, Spread>;
  nodes: number;
}
