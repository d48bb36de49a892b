import type { Program } from '../program';
import { idName, rowsOf } from '../rows';
import { around, type Node } from '../syntax';
import type { Rule } from '../types';

/** `tableData.id` as an index of an array. */
export const tableDataIndex: Rule = {
  id: 'table-data-index',
  reason: {
    href: '/docs/guides/rows-and-ids#what-is-tabledata',
    says: 'Up to version 2 tableData.id was the index. Code that says rows[old.tableData.id] now hits the wrong row or none: use the id of the row.',
    proof: ['the place of the row in your data, counted from 0'],
    severity: 'error',
  },
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: async (changed, old) => {
  const next = [...people];
  next[old.tableData.id] = changed;
  setPeople(next);
} }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowUpdate: async (changed, old) => {
  setPeople(people.map((row) => (row.id === old.id ? changed : row)));
} }} />`,
  *check(program) {
    if (program.tables.length === 0) return;
    for (const node of program.find('MemberExpression')) {
      if (!program.text(node).endsWith('.tableData.id')) continue;
      // Without ids it is the index still, except in `onRowDelete`.
      if (rowsHaveNoIds(program) && !isInDelete(program, node)) continue;
      const { parent } = node;
      const name = parent?.name === 'VariableDeclaration' ? parent.getChild('VariableDefinition') : null;
      const isIndex =
        (parent?.name === 'MemberExpression' && parent.getChild('[') !== null) ||
        (parent?.name === 'ArgList' && program.text(parent.parent?.firstChild ?? node).endsWith('.splice')) ||
        (name !== null &&
          new RegExp(`\\[\\s*${program.text(name)}\\s*\\]|splice\\(\\s*${program.text(name)}\\b`).test(
            program.source,
          ));
      if (isIndex)
        yield {
          at: node,
          message:
            '`tableData.id` is the id of the row, not its index; `onRowDelete` gets no `tableData` at all.',
        };
    }
  },
};

function isInDelete(program: Program, node: Node): boolean {
  const properties = program.find('Property').map((at) => program.text(at));
  const deletes = properties.filter((text) => text.startsWith('onRowDelete'));
  return [...around(node)].some((at) => {
    if (at.name === 'Property') return program.text(at).startsWith('onRowDelete');
    const name = /^(?:function|const|let|var)\s+([\w$]+)/.exec(program.text(at))?.[1];
    return name !== undefined && deletes.some((text) => text.includes(`${name}(`));
  });
}

/** All rows that the program shows are written out, without an id; or they come from a database whose ids are called `_id`. */
function rowsHaveNoIds({ tables, source }: Program): boolean {
  const isFromDatabase = /\._id\b/.test(source) && !/(?<!tableData)\.id\b|\bidSynonym\b/.test(source);
  if (isFromDatabase) return true;
  return tables.every((table) => {
    const { items } = rowsOf(table);
    return items.length > 0 && items.every((row) => !row.isOpen && !row.has(idName(table) ?? 'id'));
  });
}
