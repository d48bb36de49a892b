import type { ParkedRule } from '../../types';
import { parkedColumns } from './columns';
import { parkedOptions } from './options';
import { parkedRows } from './rows';
import { parkedValues } from './values';

/**
 * Rules that never fired on a real program, about faults that neither break anything nor lose data. They wait for evidence: what the programs
 * collected for the ESLint plugin show decides whether a rule goes back into its topic, with a title, or is deleted. Until then no product uses
 * them, and only `rules.parked.test.ts` keeps their examples working.
 */
export const parkedRules: readonly ParkedRule[] = [
  ...parkedColumns,
  ...parkedOptions,
  ...parkedRows,
  ...parkedValues,
];
