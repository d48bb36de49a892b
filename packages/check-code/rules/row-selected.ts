import { eachProp } from '../find';
import type { Rule } from '../types';

/** `onRowSelected`, which the types list and nothing calls. */
export const rowSelected: Rule = {
  id: 'row-selected',
  reason: { issue: 'row-selected-never' },
  bad: `<MaterialTable columns={columns} data={people} onRowSelected={(row) => show(row)} />`,
  good: `<MaterialTable columns={columns} data={people} onSelectionChange={(rows, row) => show(row)} />`,
  *check(program) {
    for (const { attribute } of eachProp(program, 'onRowSelected'))
      yield { at: attribute, message: '`onRowSelected` is never called.' };
  },
};
