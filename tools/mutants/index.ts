import { editing } from './editing';
import { parts } from './parts';
import { rows } from './rows';
import { table } from './table';

/** All mistakes that `npx tsx tools/mutants/main.ts` makes. */
export const libraryMutants = [...table, ...rows, ...parts, ...editing];
