import { browser } from './browser';
import { machines } from './machines';
import type { Mutant } from './mutant';
import { plugins } from './plugins';
import { programs } from './programs';
import { reference } from './reference';
import { sandbox } from './sandbox';
import { search } from './search';

/** All mistakes that `npm run mutate` makes. */
export const mutants: Mutant[] = [
  ...plugins,
  ...reference,
  ...sandbox,
  ...programs,
  ...machines,
  ...search,
  ...browser,
];
