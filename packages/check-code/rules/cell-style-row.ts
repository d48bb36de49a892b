import { columnName, eachColumn, isGrouped } from '../find';
import { parametersOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `cellStyle` that reads a row that may be missing. */
export const cellStyleRow: Rule = {
  id: 'cell-style-row',
  reason: { issue: 'cell-style-without-row' },
  bad: `const columns = [{ title: 'Balance', field: 'balance', cellStyle: (value, row) => ({ color: row.balance < 0 ? 'red' : 'black' }) }];
<MaterialTable columns={columns} data={people} editable={{ onRowAdd: save }} />`,
  good: `const columns = [{ title: 'Balance', field: 'balance', cellStyle: (value, row) => ({ color: row?.balance < 0 ? 'red' : 'black' }) }];
<MaterialTable columns={columns} data={people} editable={{ onRowAdd: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('cellStyle');
      const row = value && isFunction(value.node) ? parametersOf(value.node)[1] : undefined;
      const isMissing = table.object('editable')?.has('onRowAdd') || isGrouped(table);
      if (!value || !row || !isMissing) continue;
      const read = findAll(value.node, 'MemberExpression').find(
        (node) => program.text(node.firstChild ?? node) === program.text(row) && node.getChild('?.') === null,
      );
      if (row.name === 'ObjectPattern' || read)
        yield {
          at: read ?? row,
          message: `\`cellStyle\` of ${columnName(column)} is called without a row, too.`,
        };
    }
  },
};
