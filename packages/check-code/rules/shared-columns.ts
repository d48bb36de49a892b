import type { Rule } from '../types';

/** One array of columns for two tables. */
export const sharedColumns: Rule = {
  id: 'shared-columns',
  reason: { issue: 'columns-written-to' },
  bad: `const columns = [{ title: 'Name', field: 'name' }];
<><MaterialTable columns={columns} data={staff} /><MaterialTable columns={columns} data={guests} /></>`,
  good: `const makeColumns = () => [{ title: 'Name', field: 'name' }];
<><MaterialTable columns={makeColumns()} data={staff} /><MaterialTable columns={makeColumns()} data={guests} /></>`,
  *check(program) {
    const seen = new Set<number>();
    for (const table of program.tables) {
      const columns = table.prop('columns');
      const attribute = table.attribute('columns');
      if (columns?.node.name !== 'ArrayExpression' || !columns.variable || !attribute) continue;
      if (seen.has(columns.node.from) && columns.home !== 'render')
        yield { at: attribute, message: `Another table has the same \`${columns.variable}\`.` };
      seen.add(columns.node.from);
    }
  },
};
