import { browser } from './browser';
import type { Mutant } from './mutant';
import { plugins } from './plugins';
import { reference } from './reference';
import { sandbox } from './sandbox';
import { search } from './search';

/** All mistakes that `npm run mutate` makes. */
export const mutants: Mutant[] = [...plugins, ...reference, ...sandbox, ...search, ...browser];
