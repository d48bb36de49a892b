import { eachColumn } from '../find';
import { functionArgument, returnsOf } from '../functions';
import { propertyOf } from '../objects';
import type { Program } from '../program';
import { rowsOf } from '../rows';
import { calleeOf, type Node, unwrap } from '../syntax';
import type { Table } from '../table';
import type { Rule } from '../types';
import { follow } from '../values';

/** Elements as values of rows, in a table that can be searched. */
export const rowElements: Rule = {
  id: 'row-elements',
  reason: {
    href: '/docs/guides/filter-and-search#filter-row-or-search-what-does-each-compare',
    says: 'Both compare the value of field, not what render draws.',
    proof: ['Both compare the value of field, not what render draws.'],
    severity: 'warning',
  },
  bad: `const rows = people.map((person) => ({ id: person.id, name: <b>{person.name}</b> }));
<MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={rows} />`,
  good: `const rows = people.map((person) => ({ id: person.id, name: person.name }));
<MaterialTable columns={[{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }]} data={rows} />`,
  *check(program) {
    const told = new Set<number>();
    for (const { table, column } of eachColumn(program)) {
      const field = column.literal('field');
      const isCompared = !column.has('customFilterAndSearch') && column.literal('searchable') !== false;
      if (typeof field !== 'string' || !isCompared || table.option('search') === false || table.isRemote)
        continue;
      const found = writtenRows(program, table)
        .map((row) => propertyOf(program, row, field))
        .find((property) => property && /^JSX(?:Element|SelfClosing)/.test(unwrap(property.value).name));
      if (!found || told.has(found.node.from)) continue;
      told.add(found.node.from);
      yield {
        at: found.node,
        message: `Search, filters and sorting find no text in an element. Keep the text in \`${field}\`, and draw the element in the column’s \`render\`.`,
      };
    }
  },
};

/** The rows that are written out, and the one that a `map` makes of each item. */
function writtenRows(program: Program, table: Table): Node[] {
  const data = table.prop('data')?.node;
  const rows = rowsOf(table).items.map(({ node }) => node);
  if (data?.name !== 'CallExpression' || !program.text(calleeOf(data) ?? data).endsWith('.map')) return rows;
  const make = functionArgument(data);
  return make ? returnsOf(make).map((made) => follow(program, made).node) : rows;
}
