import { eachOption } from '../find';
import { Literal } from '../table';
import type { Rule } from '../types';

/** Rows disabled by an object. */
export const disabledRows: Rule = {
  id: 'disabled-rows',
  reason: { issue: 'select-all-disabled' },
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: { disabled: true } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: () => ({ disabled: true }) }} />`,
  *check(program) {
    for (const { options } of eachOption(program, 'selectionProps')) {
      const value = options.get('selectionProps');
      if (value?.node.name !== 'ObjectExpression') continue;
      const disabled = new Literal(value.node, program).property('disabled');
      if (
        disabled &&
        options.literal('showSelectAllCheckbox') !== false &&
        program.text(disabled.value) !== 'false'
      )
        yield { at: disabled.node, message: 'The box in the header selects these rows all the same.' };
    }
  },
};
