import { columnName, eachColumn } from '../program/find';
import { returnsOf } from '../program/functions';
import { itemsOf } from '../program/objects';
import { rowsOf } from '../program/rows';
import { findStarts } from '../program/start';
import { findAll, isFunction, type Node, partsOfChoice, unwrap } from '../program/syntax';
import type { NamedRule } from '../types';

/** A table whose columns are a state that is no array yet. */
export const noColumns: NamedRule = {
  id: 'no-columns',
  title: '`columns` that are `undefined` at first',
  severity: 'error',
  bad: `function People({ people }) {
  const [columns, setColumns] = useState();
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People({ people }) {
  const [columns, setColumns] = useState([]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  check: (program) => findStarts(program, 'columns'),
};

/** A `render` that draws another field, or makes another text of its own, in a table that can be searched. */
export const renderedText: NamedRule = {
  id: 'rendered-text',
  title: 'Search and filter ignore what `render` draws',
  bad: `<MaterialTable columns={[{ title: 'Team', field: 'team', render: (row) => row.team.name }]} data={[{ id: 1, team: { name: 'Red' } }]} />`,
  good: `<MaterialTable columns={[{ title: 'Team', field: 'team.name' }]} data={[{ id: 1, team: { name: 'Red' } }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const property = column.property('render');
      const field = column.literal('field');
      const render = column.get('render');
      const isSearched = table.option('search') !== false || table.option('filtering') === true;
      if (!property || !render || !isFunction(render.node) || !isSearched || table.isRemote) continue;
      if (
        column.has('customFilterAndSearch') ||
        column.has('lookup') ||
        column.literal('searchable') === false
      )
        continue;
      const isObject =
        typeof field === 'string' &&
        rowsOf(table).items.some((row) => {
          const value = row.get(field)?.node;
          return (
            value?.name === 'ObjectExpression' ||
            (value?.name === 'ArrayExpression' && itemsOf(value).items[0]?.name === 'ObjectExpression')
          );
        });
      const shows = findAll(render.node, 'MemberExpression').length > 0;
      const what =
        isObject && shows
          ? `\`${String(field)}\` holds objects`
          : returnsOf(render.node).some(isChosenText)
            ? `it chooses its own words`
            : undefined;
      if (what !== undefined)
        yield {
          at: property.key,
          message: `Search and filter don’t see what \`render\` of ${columnName(column)} shows: ${what}.`,
        };
    }
  },
};

/** `row.isOpen ? 'Open' : 'Done'`. */
function isChosenText(node: Node): boolean {
  if (node.name !== 'ConditionalExpression') return false;
  const [, ...branches] = partsOfChoice(node);
  return branches.every((branch) => {
    const chosen = unwrap(branch);
    return chosen.name === 'String' || isChosenText(chosen);
  });
}
