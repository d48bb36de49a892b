import { isInDelete } from '../deletes';
import type { Program } from '../program';
import { idName, rowsOf } from '../rows';
import type { Node } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';
import { wordOf } from '../words';

/** `tableData.id` as an index of an array, or as the number of a row. */
export const tableDataIndex: Rule = {
  id: 'table-data-index',
  reason: {
    href: '/docs/guides/rows-and-ids#what-is-tabledata',
    says: 'Up to version 2 tableData.id was the index. Code that says rows[old.tableData.id] now hits the wrong row or none: use the id of the row.',
    proof: ['the place in your data, from 0; with ids, where the row first came'],
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
    if (program.tables.length === 0 || rowsHaveNoIds(program)) return;
    for (const node of program.find('MemberExpression')) {
      if (!program.text(node).endsWith('.tableData.id') || !isIndex(program, node)) continue;
      if (isInDelete(program, node)) continue;
      yield {
        at: node,
        message: rowsHaveIds(program)
          ? '`tableData.id` is the id of the row, not its index.'
          : '`tableData.id` is the index only of rows without an `id`; of all others it is the id.',
      };
    }
  },
};

/** `rows[…]`, `rows.splice(…, 1)`, `… + 1`, or a variable that is used in such a way. */
function isIndex(program: Program, node: Node): boolean {
  const { parent } = node;
  const other = parent?.firstChild?.from === node.from ? parent?.lastChild : parent?.firstChild;
  const isNumber = parent?.name === 'BinaryExpression' && other?.name === 'Number';
  const isItem = parent?.name === 'MemberExpression' && parent.getChild('[') !== null;
  const isSpliced =
    parent?.name === 'ArgList' && program.text(parent.parent?.firstChild ?? node).endsWith('.splice');
  if (isNumber || isItem || isSpliced) return true;
  const held =
    parent?.name === 'VariableDeclaration'
      ? parent.getChild('VariableDefinition')
      : parent?.name === 'AssignmentExpression'
        ? parent.getChild('VariableName')
        : null;
  return (
    held !== null &&
    new RegExp(`\\[\\s*${wordOf(program.text(held))}\\s*\\]|splice\\(\\s*${wordOf(program.text(held))}`).test(
      program.source,
    )
  );
}

/** All rows that the program shows are written out, without an id; or they come from a database whose ids are called `_id`. */
function rowsHaveNoIds({ tables, source }: Program): boolean {
  const isFromDatabase = /\b_id\b/.test(source) && !/(?<!tableData)\.id\b|\bidSynonym\b/.test(source);
  if (isFromDatabase) return true;
  return tables.every((table) => {
    const { items } = rowsOf(table);
    return items.length > 0 && items.every((row) => !row.isOpen && !row.has(nameOf(table)));
  });
}

/** The program reads the id of a row, shows it in a column, or writes it out. */
function rowsHaveIds({ tables, source }: Program): boolean {
  return (
    /\b(?:row|rowData|old|oldData|newData)\.id\b/.test(source) ||
    tables.some(
      (table) =>
        rowsOf(table).items.some((row) => row.has(nameOf(table))) ||
        table.columns.some((column) => column.literal('field') === nameOf(table)),
    )
  );
}

const nameOf = (table: Table) => idName(table) ?? 'id';
