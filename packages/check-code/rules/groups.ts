import { isGrouped } from '../program/find';
import type { NamedRule } from '../types';

/** Groups and a tree in one table. */
export const groupsAndTree: NamedRule = {
  id: 'groups-and-tree',
  title: 'Groups and tree data in one table',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={people} parentChildData={parentOf} options={{ grouping: true }} />`,
  good: `<MaterialTable columns={columns} data={people} parentChildData={parentOf} />`,
  *check(program) {
    for (const table of program.tables) {
      const attribute = table.attribute('parentChildData');
      const isConditional = table.prop('parentChildData')?.node.name === 'ConditionalExpression';
      if (attribute && !isConditional && isGrouped(table))
        yield { at: attribute, message: 'When it is grouped, this table shows none of its rows.' };
    }
  },
};
