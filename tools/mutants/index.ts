import { editing } from './editing';
import { parts } from './parts';
import { rows } from './rows';
import { table } from './table';

/** All mutants of `npx tsx tools/mutants/main.ts`. */
export const libraryMutants = [...table, ...rows, ...parts, ...editing];
