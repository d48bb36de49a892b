import { eachOption } from '../find';
import type { Rule } from '../types';

/** Check boxes of the selection without names. */
export const checkboxesNameless: Rule = {
  id: 'checkboxes-nameless',
  reason: { issue: 'checkboxes-nameless' },
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true }} />`,
  good: `const named = (name) => ({ slotProps: { input: { 'aria-label': name } } });
<MaterialTable columns={columns} data={people} options={{
  selection: true, headerSelectionProps: named('Select all'), selectionProps: (row) => named(row.name),
}} />`,
  *check(program) {
    for (const { options, property, value } of eachOption(program, 'selection'))
      if (value === true && !options.isOpen && !options.has('selectionProps'))
        yield { at: property.node, message: 'The check boxes of the rows have no names.' };
  },
};
