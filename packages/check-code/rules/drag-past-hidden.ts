import { fix } from '../fixes';
import type { Program } from '../program';
import type { Literal, Table } from '../table';
import type { Fix, Rule } from '../types';

/** Hidden or grouped columns before others that can be dragged. */
export const dragPastHidden: Rule = {
  id: 'drag-past-hidden',
  reason: { issue: 'drag-past-hidden' },
  bad: `const columns = [
  { title: 'Id', field: 'id', hidden: true },
  { title: 'Code', field: 'code', hidden: true },
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'city' },
  { title: 'Country', field: 'country' },
];
<MaterialTable columns={columns} data={people} />;`,
  good: `const columns = [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'city' },
  { title: 'Country', field: 'country' },
  { title: 'Id', field: 'id', hidden: true },
  { title: 'Code', field: 'code', hidden: true },
];
<MaterialTable columns={columns} data={people} />;`,
  *check(program) {
    const told = new Set<number>();
    for (const table of program.tables) {
      const { items, isOpen } = table.list('columns');
      if (isOpen || table.hasOpenOptions || table.option('draggable') === false) continue;
      const first = firstPassed(items);
      if (!first || told.has(first.node.from)) continue;
      told.add(first.node.from);
      const change = moveToEnd(program, table, items);
      yield {
        at: first.node,
        message: 'From here on columns are hidden or grouped before those that users drag.',
        ...(change ? { fix: change } : {}),
      };
    }
  },
};

/**
 * The first of the columns out of sight that others are dragged past. The library's count is wrong by those before the columns that
 * change places, and by one it comes out right: it takes two of them, then a visible column, then two that can change places.
 */
function firstPassed(columns: readonly Literal[]): Literal | undefined {
  const hidden: Literal[] = [];
  let passed: Literal | undefined;
  let moving = 0;
  for (const column of columns) {
    if (isOutOfSight(column)) hidden.push(column);
    else if (passed && column.literal('draggable') !== false) moving += 1;
    else if (hidden.length > 1) passed = hidden[0];
  }
  return moving > 1 ? passed : undefined;
}

const isOutOfSight = (column: Literal) =>
  column.literal('hidden') === true || column.has('defaultGroupOrder');

/** The hidden columns behind the others, where all of them are written out one after the other. */
function moveToEnd(program: Program, table: Table, columns: readonly Literal[]): Fix | undefined {
  const list = table.prop('columns')?.node;
  const last = columns.findLast((column) => !isOutOfSight(column));
  if (!list || !last) return undefined;
  const isInList = columns.every(({ node }) => node.parent?.from === list.from);
  const moved = columns.slice(0, columns.indexOf(last)).flatMap((column, index) => {
    const next = columns[index + 1];
    return isOutOfSight(column) && next ? [{ node: column.node, next: next.node }] : [];
  });
  const isPlain = moved.every(({ node, next }) => /^\s*,\s*$/.test(program.source.slice(node.to, next.from)));
  if (!isInList || !isPlain) return undefined;
  const [first] = moved;
  const between = first ? program.source.slice(first.node.to, first.next.from) : '';
  return fix(
    'Put the hidden columns at the end',
    ...moved.map(({ node, next }) => ({ from: node.from, to: next.from, insert: '' })),
    {
      from: last.node.to,
      to: last.node.to,
      insert: moved.map(({ node }) => between + program.text(node)).join(''),
    },
  );
}
