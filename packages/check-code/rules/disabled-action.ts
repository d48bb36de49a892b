import { literalOf } from '../objects';
import { findAll } from '../syntax';
import { Literal } from '../table';
import type { Rule } from '../types';

/** A disabled action with a tooltip. */
export const disabledAction: Rule = {
  id: 'disabled-action',
  reason: { issue: 'disabled-action-nameless' },
  bad: `<MaterialTable columns={columns} data={people} actions={[
  (row) => ({ icon: Delete, tooltip: 'Delete', disabled: row.isLocked, onClick: () => remove(row) }),
]} />`,
  good: `<MaterialTable columns={columns} data={people} actions={[
  (row) => ({ icon: Delete, tooltip: row.isLocked ? undefined : 'Delete', disabled: row.isLocked, onClick: () => remove(row) }),
]} />`,
  *check(program) {
    for (const table of program.tables) {
      const actions = table.prop('actions');
      if (actions?.node.name !== 'ArrayExpression') continue;
      for (const node of findAll(actions.node, 'ObjectExpression')) {
        const action = new Literal(node, program);
        const tooltip = action.property('tooltip');
        const disabled = action.property('disabled');
        if (!tooltip || !disabled || !action.has('onClick') || action.literal('disabled') === false) continue;
        if (literalOf(program, tooltip.value) || tooltip.value.name === 'TemplateString')
          yield { at: disabled.key, message: 'While it is disabled, this action has no name.' };
      }
    }
  },
};
