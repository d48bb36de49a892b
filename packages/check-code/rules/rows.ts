import { canRenderAgain } from '../program/components';
import type { Program } from '../program/program';
import { idName, rowsOf } from '../program/rows';
import { lookedUp } from '../program/row-copies';
import { findStarts } from '../program/start';
import { calleeOf, contains, findAll, functionAround, type Node } from '../program/syntax';
import { type Table } from '../program/table';
import type { NamedRule } from '../types';
import { functionOf } from '../program/values';
import { wordOf } from '../program/scopes';

/** `tableData` of a row that is deleted. */
export const deletedTableData: NamedRule = {
  id: 'deleted-table-data',
  since: '3.0',
  title: '`tableData` of a deleted row',
  severity: 'error',
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
        yield { at: node, message: `\`${row}\` has no \`tableData\` in \`onRowDelete\`, so this throws.` };
    }
  },
};

/** Row literals with the same id. */
export const duplicateIds: NamedRule = {
  id: 'duplicate-ids',
  title: 'Rows with the same `id`',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={[{ id: 1, name: 'Ada' }, { id: 1, name: 'Bob' }]} />`,
  good: `<MaterialTable columns={columns} data={[{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const name = idName(table);
      if (name === undefined) continue;
      const seen = new Set<string>();
      for (const row of rowsOf(table).items) {
        const id = row.literal(name);
        const property = row.property(name);
        if (id === undefined || id === null || id === '' || !property) continue;
        if (seen.has(String(id)))
          yield {
            at: property.node,
            message: `Another row already has the \`${name}\` ${JSON.stringify(id)}.`,
          };
        seen.add(String(id));
      }
    }
  },
};

/** A table whose rows are a state that is no array yet. */
export const noData: NamedRule = {
  id: 'no-data',
  title: '`data` that is not an array at first',
  severity: 'error',
  bad: `function People() {
  const [people, setPeople] = useState();
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState();
  return <MaterialTable columns={columns} data={people ?? []} />;
}`,
  check: (program) => findStarts(program, 'data'),
};

/** A row of a callback looked for in the program's own array. */
export const rowByIdentity: NamedRule = {
  id: 'row-by-identity',
  since: '3.0',
  title: 'Row looked up by identity',
  severity: 'error',
  bad: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  const next = [...people];
  next.splice(next.indexOf(old), 1);
  setPeople(next);
} }} />`,
  good: `<MaterialTable columns={columns} data={people} editable={{ onRowDelete: async (old) => {
  setPeople(people.filter((row) => row.id !== old.id));
} }} />`,
  *check(program) {
    const seen = new Set<number>();
    for (const { at, row } of lookedUp(program)) {
      if (!seen.has(at.from))
        yield { at, message: `\`${program.text(row)}\` is a copy, so none of your rows is the same object.` };
      seen.add(at.from);
    }
  },
};

/** Rows written out without an id, in a table that keeps something by row. */
export const rowsWithoutId: NamedRule = {
  id: 'rows-without-id',
  title: 'Rows without an `id`',
  bad: `function People() {
  const [people, setPeople] = useState([{ name: 'Ada' }, { name: 'Bob' }]);
  return <MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }, { id: 2, name: 'Bob' }]);
  return <MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const name = idName(table);
      const kept = keptByRow(table);
      const component = program.componentOf(table.tag);
      if (name === undefined || !kept || !component || !canRenderAgain(component, program.text)) continue;
      const row = rowsOf(table).items.find((one) => !one.isOpen && !one.has(name));
      if (row)
        yield { at: row.node, message: `This row has no \`${name}\`, and the table keeps ${kept} by it.` };
    }
  },
};

/** What the table stores by row. */
function keptByRow(table: Table): string | undefined {
  if (table.option('selection') === true) return 'the selection';
  if (table.has('detailPanel')) return 'open panels';
  return table.has('parentChildData') ? 'open branches' : undefined;
}

/** `tableData.id` as an index of an array, or as the number of a row. */
export const tableDataIndex: NamedRule = {
  id: 'table-data-index',
  since: '3.0',
  title: '`tableData.id` used as an index',
  severity: 'error',
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

/** `rows[…]`, `rows.splice(…, 1)`, `… + 1`, or a variable that is used like this. */
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
  const name = held && wordOf(program.text(held));
  const used = functionAround(node) ?? program.top;
  // A list with only this item isn't an index, except as the path of a row that is opened.
  return (
    name !== null &&
    new RegExp(`(?:[\\w$\\])]|onToggleDetailPanel\\(\\s*)\\[\\s*${name}\\s*\\]|splice\\(\\s*${name}`).test(
      program.text(used),
    )
  );
}

/** All rows of the program are literals without an id, or come from a database whose ids are called `_id`. */
function rowsHaveNoIds({ tables, source }: Program): boolean {
  const isFromDatabase = /\b_id\b/.test(source) && !/(?<!tableData)\.id\b|\bidSynonym\b/.test(source);
  if (isFromDatabase) return true;
  return tables.every((table) => {
    const { items } = rowsOf(table);
    return items.length > 0 && items.every((row) => !row.isOpen && !row.has(nameOf(table)));
  });
}

/** The program reads the id of a row, shows it in a column, or has it in a literal. */
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

/** Whether a node is in `onRowDelete`, or in a function that `onRowDelete` is or calls. */
function isInDelete(program: Program, node: Node): boolean {
  const functions = (given: Node | undefined) => (given && functionOf(program, given)) ?? [];
  const deletes = program.tables
    .map((table) => table.object('editable')?.property('onRowDelete')?.value)
    .flatMap(functions);
  const called = deletes
    .flatMap((fn) => findAll(fn, 'CallExpression'))
    .map(calleeOf)
    .flatMap(functions);
  return [...deletes, ...called].some((fn) => contains(fn, node));
}
