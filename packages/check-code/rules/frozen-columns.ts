import { itemsOf } from '../objects';
import { follow } from '../values';
import type { Rule } from '../types';

/** Columns behind `Object.freeze`. */
export const frozenColumns: Rule = {
  id: 'frozen-columns',
  reason: { issue: 'columns-written-to' },
  bad: `const columns = [Object.freeze({ title: 'Name', field: 'name' })];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'Name', field: 'name' }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const table of program.tables) {
      const columns = table.prop('columns');
      if (columns?.node.name !== 'ArrayExpression') continue;
      const frozen = itemsOf(columns.node).items.find((item) => follow(program, item).isFrozen);
      if (frozen) yield { at: frozen, message: 'This column is frozen, and the table throws.' };
    }
  },
};
