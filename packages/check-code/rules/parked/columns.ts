import { columnName, eachColumn, eachOption, eachProp, isGrouped } from '../../find';
import { fix, removeProperty, replace } from '../../fixes';
import { parametersOf } from '../../functions';
import { addDependencies } from '../../memoize';
import type { Program } from '../../program';
import { rowsOf } from '../../rows';
import { argumentsOf, calleeOf, findAll, isFunction } from '../../syntax';
import type { Literal, Table } from '../../table';
import type { Fix, ParkedRule } from '../../types';

/** `maxColumnSort: 'all_columns'` next to an order at the start. */
const allColumnsSort: ParkedRule = {
  id: 'all-columns-sort',
  reason: { issue: 'all-columns-default-sort' },
  bad: `const columns = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];
<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 'all_columns' }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', defaultSort: 'asc' }];
<MaterialTable columns={columns} data={people} options={{ maxColumnSort: 10 }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'maxColumnSort')) {
      const isAll = value === 'all_columns' || program.text(property.value) === 'ALL_COLUMNS';
      const isOrdered =
        options.has('defaultOrderByCollection') || table.columns.some((column) => column.has('defaultSort'));
      if (isAll && isOrdered)
        yield {
          at: property.node,
          message: 'The order at the start is not applied.',
          fix: fix('Write 10', replace(property.value, '10')),
        };
    }
  },
};

/** A `cellStyle` that reads a row that may be missing. */
const cellStyleRow: ParkedRule = {
  id: 'cell-style-row',
  reason: { issue: 'cell-style-without-row' },
  bad: `const columns = [{ title: 'Balance', field: 'balance', cellStyle: (value, row) => ({ color: row.balance < 0 ? 'red' : 'black' }) }];
<MaterialTable columns={columns} data={people} editable={{ onRowAdd: save }} />`,
  good: `const columns = [{ title: 'Balance', field: 'balance', cellStyle: (value, row) => ({ color: row?.balance < 0 ? 'red' : 'black' }) }];
<MaterialTable columns={columns} data={people} editable={{ onRowAdd: save }} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const value = column.get('cellStyle');
      const row = value && isFunction(value.node) ? parametersOf(value.node)[1] : undefined;
      const isMissing = table.object('editable')?.has('onRowAdd') || isGrouped(table);
      if (!value || !row || !isMissing) continue;
      const read = findAll(value.node, 'MemberExpression').find(
        (node) => program.text(node.firstChild ?? node) === program.text(row) && node.getChild('?.') === null,
      );
      if (row.name === 'ObjectPattern' || read)
        yield {
          at: read ?? row,
          message: `\`cellStyle\` of ${columnName(column)} is called without a row, too.`,
        };
    }
  },
};

/** A `key` that is another one when rows come or go, or on every render. */
const changingKey: ParkedRule = {
  id: 'changing-key',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#page-search-and-sorting-are-lost',
    says: 'These survive all new props, so the table itself was remounted.',
    proof: ['With a new key and new columns all of it is lost.', 'Search text | kept | kept | kept | lost'],
    severity: 'warning',
    cure: 'Look for a key that changes, for instance key={rows.length}',
  },
  bad: `<MaterialTable key={people.length} columns={columns} data={people} />`,
  good: `<MaterialTable key="people" columns={columns} data={people} />`,
  *check(program) {
    for (const { table, attribute } of eachProp(program, 'key')) {
      const given = table.given('key');
      const text = given ? program.text(given) : '';
      if (/\.length$|Math\.random\(|Date\.now\(|randomUUID\(|\b(?:uuid(?:v4)?|nanoid)\(/.test(text))
        yield {
          at: attribute,
          message: `With each new \`${text}\` the table starts over: page, search, sorting and selection go.`,
        };
    }
  },
};

/** Hidden or grouped columns before others that can be dragged. */
const dragPastHidden: ParkedRule = {
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

/** `keepSortDirectionOnColumnSwitch`. */
const keepDirection: ParkedRule = {
  id: 'keep-direction',
  reason: { issue: 'keep-direction' },
  bad: `<MaterialTable columns={columns} data={people} options={{ keepSortDirectionOnColumnSwitch: true }} />`,
  good: `<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { property } of eachOption(program, 'keepSortDirectionOnColumnSwitch'))
      yield {
        at: property.node,
        message: '`keepSortDirectionOnColumnSwitch` changes nothing.',
        fix: fix('Remove it', removeProperty(program, property)),
      };
  },
};

/** `useMemo` without its list of dependencies, around what a table gets. */
const memoWithoutList: ParkedRule = {
  id: 'memo-without-list',
  reason: {
    href: '/docs/guides/why-does-my-table-reset#when-do-columns-options-and-data-count-as-new',
    says: 'Two functions are equal only if they are the same function, so render: (row) => … written in your component is another one on each render.',
    proof: ['created inline: new on each render.'],
    severity: 'warning',
    cure: 'Put the columns into useMemo.',
  },
  bad: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }]);
  return <MaterialTable columns={columns} data={people} />;
}`,
  good: `function People() {
  const [people, setPeople] = useState(loaded);
  const columns = useMemo(() => [{ title: 'City', field: 'city', render: (row) => <b>{row.city}</b> }], []);
  return <MaterialTable columns={columns} data={people} />;
}`,
  *check(program) {
    if (program.tables.length === 0) return;
    for (const call of program.find('CallExpression')) {
      const callee = calleeOf(call);
      const isHook = callee && /^(?:React\.)?(?:useMemo|useCallback)$/.test(program.text(callee));
      if (!isHook || argumentsOf(call).length !== 1) continue;
      const change = addDependencies(program, call);
      yield {
        at: callee,
        message: `\`${program.text(callee)}\` without a list of dependencies keeps nothing.`,
        ...(change ? { fix: change } : {}),
      };
    }
  },
};

/** The first of `orderByCollection` taken for the sorted column. */
const orderListsAll: ParkedRule = {
  id: 'order-lists-all',
  reason: { issue: 'order-lists-all' },
  bad: `<MaterialTable columns={columns} data={async (query) => load('?sort=' + query.orderByCollection[0].orderByField)} />`,
  good: `<MaterialTable columns={columns} data={async (query) => load(query.orderByCollection.filter(({ orderDirection }) => orderDirection))} />`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      if (!data || !isFunction(data.node) || /sortOrder|orderDirection/.test(program.text(data.node)))
        continue;
      const read = findAll(data.node, 'MemberExpression').find((node) =>
        /orderByCollection\??\.?\[0\]$/.test(program.text(node)),
      );
      if (read) yield { at: read, message: 'Before the first click this is an unsorted column.' };
    }
  },
};

/** A `field` that no row has. */
const unknownField: ParkedRule = {
  id: 'unknown-field',
  reason: {
    href: '/docs/api/props/columns#field',
    says: 'A path that leads nowhere shows an empty cell.',
    proof: ['reads a key, a dot path, an index in brackets or an array of keys'],
    severity: 'warning',
  },
  bad: `<MaterialTable columns={[{ title: 'Name', field: 'nmae' }]} data={[{ id: 1, name: 'Ada' }]} />`,
  good: `<MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={[{ id: 1, name: 'Ada' }]} />`,
  *check(program) {
    for (const { table, column } of eachColumn(program)) {
      const { items, isOpen } = rowsOf(table);
      const field = column.literal('field');
      const property = column.property('field');
      if (
        !property ||
        typeof field !== 'string' ||
        isOpen ||
        items.length === 0 ||
        items.some((row) => row.isOpen)
      )
        continue;
      const isComputed = ['render', 'customFilterAndSearch', 'editComponent', 'initialEditValue'].some(
        (name) => column.has(name),
      );
      const [first = ''] = field.split(/[.[]/);
      // A name that the program says elsewhere too may come into the rows later.
      const isOnlyHere = program.source.split(new RegExp(`\\b${first}\\b`)).length === 2;
      if (!isComputed && isOnlyHere && /^\w+$/.test(first) && !items.some((row) => row.has(first)))
        yield {
          at: property.node,
          message: `No row has \`${field}\`, so ${columnName(column)} stays empty.`,
        };
    }
  },
};

/** Columns that can be resized and hidden, without a width. */
const widthsReset: ParkedRule = {
  id: 'widths-reset',
  reason: { issue: 'columns-button-resets-widths' },
  bad: `const columns = [{ title: 'Name', field: 'name' }];
<MaterialTable columns={columns} data={people} options={{ columnResizable: true, columnsButton: true }} />`,
  good: `const columns = [{ title: 'Name', field: 'name', width: 200 }];
<MaterialTable columns={columns} data={people} options={{ columnResizable: true, columnsButton: true }} />`,
  *check(program) {
    for (const { table, options, property, value } of eachOption(program, 'columnResizable')) {
      const isLoose = table.columns.some(
        (column) => !column.has('width') && !column.isOpen && column.literal('hidden') !== true,
      );
      if (value === true && options.literal('columnsButton') === true && isLoose)
        yield { at: property.node, message: 'Some columns have no `width` of their own.' };
    }
  },
};

export const parkedColumns: ParkedRule[] = [
  allColumnsSort,
  cellStyleRow,
  changingKey,
  dragPastHidden,
  keepDirection,
  memoWithoutList,
  orderListsAll,
  unknownField,
  widthsReset,
];
