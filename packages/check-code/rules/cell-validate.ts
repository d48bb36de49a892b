import { columnName, eachColumn } from '../find';
import { parametersOf } from '../functions';
import { findAll, isFunction } from '../syntax';
import type { Rule } from '../types';

/** A `validate` that reads the row, in a table with cell editing. */
export const cellValidate: Rule = {
  id: 'cell-validate',
  reason: { issue: 'cell-validate-value' },
  bad: `const columns = [{ title: 'City', field: 'city', validate: (row) => row.city.length > 0 }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  good: `const columns = [{ title: 'City', field: 'city', validate: (input) => (typeof input === 'string' ? input : input.city) !== '' }];
<MaterialTable columns={columns} data={people} cellEditable={{ onCellEditApproved: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('validate');
      if (!table.has('cellEditable') || !value || !isFunction(value.node)) continue;
      const [parameter] = parametersOf(value.node);
      const name = parameter && program.text(parameter);
      const body = program.text(value.node);
      if (!parameter || body.includes('typeof')) continue;
      const readsRow =
        parameter.name === 'ObjectPattern' ||
        findAll(value.node, 'MemberExpression').some(
          (node) => program.text(node.firstChild ?? node) === name,
        );
      if (readsRow)
        yield {
          at: parameter,
          message: `\`validate\` of ${columnName(column)} gets the new value when a cell is edited.`,
        };
    }
  },
};
