import { editing } from './editing';
import { parts } from './parts';
import { rows } from './rows';
import { table } from './table';

/** All mistakes that `npm run mutate-library` makes. */
export const libraryMutants = [...table, ...rows, ...parts, ...editing];
