import { isInDelete } from '../deletes';
import type { Rule } from '../types';

/** `tableData` of a row that is deleted. */
export const deletedTableData: Rule = {
  id: 'deleted-table-data',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-id',
    says: 'Your code reads oldData.tableData.id in onRowDelete, which gets the row without tableData.',
    proof: ["Cannot read properties of undefined (reading 'id')"],
    severity: 'error',
    cure: 'Find rows by their own id: rows.filter((row) => row.id !== oldData.id).',
  },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  setPeople(people.filter((row, index) => index !== old.tableData.id));
} }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  setPeople(people.filter((row) => row.id !== old.id));
} }} />`,
  *check(program) {
    if (program.tables.length === 0) return;
    for (const node of program.find('MemberExpression')) {
      const [, row] = /^(\w+)\.tableData\.\w+$/.exec(program.text(node)) ?? [];
      if (row !== undefined && isInDelete(program, node))
        yield { at: node, message: `\`${row}\` has no \`tableData\` in \`onRowDelete\`: this throws.` };
    }
  },
};
