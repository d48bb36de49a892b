import { eachProp } from '../find';
import type { Rule } from '../types';

/** `onQueryChange` as a prop. */
export const queryChange: Rule = {
  id: 'query-change',
  reason: { issue: 'query-change-never' },
  bad: `<MaterialTable columns={columns} data={people} onQueryChange={(query) => load(query)} />`,
  good: `<MaterialTable columns={columns} data={(query) => load(query)} />`,
  *check(program) {
    for (const { attribute } of eachProp(program, 'onQueryChange'))
      yield { at: attribute, message: 'The prop `onQueryChange` is never called.' };
  },
};
