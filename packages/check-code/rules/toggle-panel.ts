import { eachProp } from '../find';
import { parametersOf } from '../functions';
import { isFunction } from '../syntax';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** `toggleDetailPanel` in a table without a panel. */
export const togglePanel: Rule = {
  id: 'toggle-panel',
  reason: { issue: 'toggle-without-panel' },
  bad: `<MaterialTable columns={columns} data={people} onRowClick={(event, row, toggle) => toggle()} />`,
  good: `<MaterialTable columns={columns} data={people} detailPanel={panel} onRowClick={(event, row, toggle) => toggle()} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'onRowClick')) {
      const value = table.prop('onRowClick');
      const toggle = value && isFunction(value.node) ? parametersOf(value.node)[2] : undefined;
      if (!toggle || toggle.name !== 'VariableDefinition' || table.isOpen || table.has('detailPanel'))
        continue;
      if (new RegExp(`${wordOf(program.text(toggle))}\\(`).test(program.text(attribute)))
        yield { at: toggle, message: 'This table has no `detailPanel`.' };
    }
  },
};
