import { eachOption } from '../find';
import type { Rule } from '../types';

/** Selection in a table of remote data. */
export const remoteSelection: Rule = {
  id: 'remote-selection',
  reason: { issue: 'remote-selection-forgotten' },
  bad: `<MaterialTable columns={columns} data={async (query) => load(query)} options={{ selection: true, selectionProps: named }} />`,
  good: `<MaterialTable columns={columns} data={async (query) => mark(await load(query), (row) => ({ tableData: { checked: ids.has(row.id) } }))} options={{ selection: true, selectionProps: named }} />`,
  *check(program) {
    for (const { table, property, value } of eachOption(program, 'selection'))
      if (
        value === true &&
        table.isRemote &&
        !/\bchecked\b/.test(program.source) &&
        table.option('paging') !== false
      )
        yield { at: property.node, message: 'The selection is gone as soon as the user turns the page.' };
  },
};
