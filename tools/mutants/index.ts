import { editing } from './editing';
import type { LibraryMutant } from './mutant';
import { parts } from './parts';
import { rows } from './rows';
import { table } from './table';

/** All mistakes that `npx tsx tools/mutants/main.ts` makes. */
export const libraryMutants: LibraryMutant[] = [table, rows, parts, editing].flatMap((mutants) =>
  Object.entries(mutants).flatMap(([file, byId]) =>
    Object.entries(byId).map(([id, mutant]) => ({ id, file, ...mutant })),
  ),
);
