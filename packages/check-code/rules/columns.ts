import { columnName, eachColumn, eachOption } from '../find';
import { fix, replace } from '../fixes';
import { returnsOf } from '../functions';
import { itemsOf } from '../objects';
import { rowsOf } from '../rows';
import { findStarts } from '../start';
import { findAll, isFunction, type Node, partsOfChoice, unwrap } from '../syntax';
import { Literal, type Table } from '../table';
import type { Rule } from '../types';
import { follow } from '../values';

/** Actions between the columns, with selection and filters. */
export const actionsIndex: Rule = {
  id: 'actions-index',
  title: '`actionsColumnIndex` with filters and selection',
  reason: { issue: 'actions-index-filters' },
  bad: `<MaterialTable columns={columns} data={people} actions={actions} options={{ selection: true, selectionProps: named, filtering: true, actionsColumnIndex: 2 }} />`,
  good: `<MaterialTable columns={columns} data={people} actions={actions} options={{ selection: true, selectionProps: named, filtering: true, actionsColumnIndex: -1 }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'actionsColumnIndex'))
      if (
        typeof value === 'number' &&
        value >= 1 &&
        value <= mostShown(table) &&
        options.literal('selection') === true &&
        options.literal('filtering') === true
      )
        yield {
          at: property.node,
          message: 'One filter is below the wrong header.',
          fix: fix('Write -1', replace(property.value, '-1')),
        };
  },
};

/** The most columns that can be visible: an index beyond the last one puts header and filters at the end. */
function mostShown(table: Table): number {
  const { items, isOpen } = table.list('columns');
  return isOpen ? Infinity : items.filter((column) => column.literal('hidden') !== true).length;
}

const types = ['string', 'boolean', 'numeric', 'date', 'datetime', 'time', 'currency'];
const meant: Record<string, string> = {
  number: 'numeric',
  bool: 'boolean',
  dateTime: 'datetime',
  text: 'string',
};

/** A `type` that columns don't have. */
export const columnType: Rule = {
  id: 'column-type',
  title: 'Unknown column `type`',
  reason: {
    href: '/docs/api/props/columns#type',
    says: "Any other name, such as 'number', counts as none.",
    proof: ['of a name that is none is as good as missing'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Age', field: 'age', type: 'number' }]} data={people} />`,
  good: `<MaterialTable columns={[{ title: 'Age', field: 'age', type: 'numeric' }]} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const type = column.literal('type');
      const property = column.property('type');
      // A hidden column shows neither its cells nor an editor.
      if (typeof type !== 'string' || !property || types.includes(type) || column.literal('hidden') === true)
        continue;
      const known = meant[type];
      // As a string, the column would be the same.
      if (known === 'string') continue;
      yield {
        at: property.node,
        message: `There is no type \`'${type}'\`: ${columnName(column)} is a column of texts.`,
        ...(known ? { fix: fix(`Write '${known}'`, replace(property.value, `'${known}'`)) } : {}),
      };
    }
  },
};

/** `fixedColumns`. */
export const fixedColumns: Rule = {
  id: 'fixed-columns',
  title: '`fixedColumns` that scroll away',
  reason: { issue: 'fixed-columns-scroll' },
  bad: `<MaterialTable columns={columns} data={people} options={{ fixedColumns: { left: 1 } }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', cellStyle: { position: 'sticky', left: 0 } }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { options, property } of eachOption(program, 'fixedColumns')) {
      const value = options.get('fixedColumns');
      const sides = value?.node.name === 'ObjectExpression' ? new Literal(value.node, program) : undefined;
      // `{ left: 0, right: 0 }` makes no copies.
      const isNone =
        sides && !sides.isOpen && sides.properties.every(({ name }) => sides.literal(name) === 0);
      if (!isNone)
        yield {
          at: property.node,
          message: 'The fixed columns are copies that leave the view while one scrolls.',
        };
    }
  },
};

/** Columns behind `Object.freeze`. */
export const frozenColumns: Rule = {
  id: 'frozen-columns',
  title: 'Frozen column objects',
  reason: { issue: 'columns-written-to' },
  bad: `const columns = [Object.freeze({ title: 'Name', field: 'name' })];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'Name', field: 'name' }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const table of program.tables) {
      const columns = table.prop('columns');
      if (columns?.node.name !== 'ArrayExpression') continue;
      const frozen = itemsOf(columns.node).items.find((item) => follow(program, item).isFrozen);
      if (frozen) yield { at: frozen, message: 'This column is frozen, and the table throws.' };
    }
  },
};

/** A table whose columns are a state that is no array yet. */
export const noColumns: Rule = {
  id: 'no-columns',
  title: '`columns` that are `undefined` at first',
  reason: {
    href: '/docs/errors#cannot-read-properties-of-undefined-reading-map',
    says: 'columns is undefined. Pass [] until you have them.',
    proof: ["Cannot read properties of undefined (reading 'map')"],
    severity: 'error',
  },
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
export const renderedText: Rule = {
  id: 'rendered-text',
  title: 'Search and filter ignore what `render` draws',
  reason: {
    href: '/docs/guides/filter-and-search#filter-row-or-search-what-does-each-compare',
    says: 'Both compare the value of field, not the output of render.',
    proof: ['Both compare the value of field, not the output of render.'],
    severity: 'warning',
    cure: 'Compare the displayed text in customFilterAndSearch',
  },
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
            ? `it chooses texts of its own`
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

/** One array of columns for two tables. */
export const sharedColumns: Rule = {
  id: 'shared-columns',
  title: 'Two tables share one array of columns',
  reason: { issue: 'columns-written-to' },
  bad: `const columns = [{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }];
function People({ staff, guests }) {
  return <><MaterialTable columns={columns} data={staff} /><MaterialTable columns={columns} data={guests} /></>;
}`,
  // Called in JSX, it would make new columns on every render.
  good: `const makeColumns = () => [{ title: 'Name', field: 'name', render: (row) => <b>{row.name}</b> }];
function People({ staff, guests }) {
  const staffColumns = useMemo(makeColumns, []);
  const guestColumns = useMemo(makeColumns, []);
  return <><MaterialTable columns={staffColumns} data={staff} /><MaterialTable columns={guestColumns} data={guests} /></>;
}`,
  *check(program) {
    const seen = new Set<number>();
    for (const table of program.tables) {
      const columns = table.prop('columns');
      const attribute = table.attribute('columns');
      if (columns?.node.name !== 'ArrayExpression' || !columns.variable || !attribute) continue;
      if (seen.has(columns.node.from) && columns.createdIn !== 'render')
        yield { at: attribute, message: `Another table has the same \`${columns.variable}\`.` };
      seen.add(columns.node.from);
    }
  },
};
