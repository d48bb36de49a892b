import { columnName, eachColumn, eachOption, eachProp, isGrouped } from '../../find';
import { fix, removeProperty } from '../../fixes';
import { parametersOf, returnsOf } from '../../functions';
import { itemsOf, literalOf } from '../../objects';
import type { Program } from '../../program';
import { idName, rowsOf } from '../../rows';
import { findAll, isFunction } from '../../syntax';
import { Literal, type Table } from '../../table';
import type { ParkedRule } from '../../types';
import { follow } from '../../values';

/** An action written as a function, in a table with selection. */
const actionRows: ParkedRule = {
  id: 'action-rows',
  reason: { issue: 'action-function-gets-array' },
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} actions={[
  (row) => ({ icon: Delete, tooltip: 'Delete ' + row.name, onClick: () => remove(row) }),
]} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: named }} actions={[
  (row) => ({ icon: Delete, tooltip: 'Delete ' + row.name, position: 'row', onClick: () => remove(row) }),
]} />`,
  *check(program) {
    for (const { table } of eachProp(program, 'actions')) {
      const actions = table.prop('actions');
      if (table.option('selection') !== true || actions?.node.name !== 'ArrayExpression') continue;
      for (const item of itemsOf(actions.node).items) {
        const { node } = follow(program, item);
        if (!isFunction(node) || parametersOf(node).length === 0) continue;
        const made = returnsOf(node).filter(({ name }) => name === 'ObjectExpression');
        const isPlaced = made.some((object) => {
          const action = new Literal(object, program);
          return action.isOpen || action.has('position') || action.has('isFreeAction');
        });
        const [parameter] = parametersOf(node);
        if (made.length > 0 && !isPlaced && parameter)
          yield { at: parameter, message: 'With selection this is the array of selected rows.' };
      }
    }
  },
};

/** Rows disabled by an object. */
const disabledRows: ParkedRule = {
  id: 'disabled-rows',
  reason: { issue: 'select-all-disabled' },
  bad: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: { disabled: true } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ selection: true, selectionProps: () => ({ disabled: true }) }} />`,
  *check(program) {
    for (const { options } of eachOption(program, 'selectionProps')) {
      const value = options.get('selectionProps');
      if (value?.node.name !== 'ObjectExpression') continue;
      const disabled = new Literal(value.node, program).property('disabled');
      if (
        disabled &&
        options.literal('showSelectAllCheckbox') !== false &&
        program.text(disabled.value) !== 'false'
      )
        yield { at: disabled.node, message: 'The box in the header selects these rows all the same.' };
    }
  },
};

/** Two rows with the same `uuid`. */
const doubledUuid: ParkedRule = {
  id: 'doubled-uuid',
  reason: { issue: 'uuid-is-key' },
  bad: `<MaterialTable columns={columns} data={[{ id: 1, uuid: 'a' }, { id: 2, uuid: 'a' }]} />`,
  good: `<MaterialTable columns={columns} data={[{ id: 1, uuid: 'a' }, { id: 2, uuid: 'b' }]} />`,
  *check(program) {
    for (const table of program.tables) {
      const seen = new Set<unknown>();
      for (const row of rowsOf(table).items) {
        const uuid = row.literal('uuid');
        const property = row.property('uuid');
        if (property && uuid !== undefined && seen.has(uuid))
          yield {
            at: property.node,
            message: 'Another row has the same `uuid`, which React takes as its key.',
          };
        seen.add(uuid);
      }
    }
  },
};

/** A function in `groupChipProps`. */
const groupChip: ParkedRule = {
  id: 'group-chip',
  reason: { issue: 'group-chip-functions' },
  bad: `<MaterialTable columns={columns} data={people} options={{ grouping: true, groupChipProps: { onClick: () => sort() } }} />`,
  good: `<MaterialTable columns={columns} data={people} options={{ grouping: true, groupChipProps: { color: 'primary' } }} />`,
  *check(program) {
    for (const { options } of eachOption(program, 'groupChipProps')) {
      const value = options.get('groupChipProps');
      if (value?.node.name !== 'ObjectExpression') continue;
      const props = new Literal(value.node, program);
      for (const { name, key } of props.properties) {
        const member = props.get(name);
        if (member && isFunction(member.node))
          yield { at: key, message: `\`${name}\` runs on each render, not on a click.` };
      }
    }
  },
};

/** A `groupTitle` of a column that is a text or an element. */
const groupTitleText: ParkedRule = {
  id: 'group-title-text',
  reason: { issue: 'group-title-text' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0, groupTitle: 'Town' }];
<MaterialTable columns={columns} data={people} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0, groupTitle: () => 'Town' }];
<MaterialTable columns={columns} data={people} />`,
  *check(program) {
    for (const { column } of eachColumn(program)) {
      const value = column.get('groupTitle');
      const property = column.property('groupTitle');
      if (property && value && (literalOf(program, value.node) || value.node.name === 'JSXElement'))
        yield { at: property.node, message: `\`groupTitle\` of ${columnName(column)} is no function.` };
    }
  },
};

/** Ids that are made in the render. */
const madeIds: ParkedRule = {
  id: 'made-ids',
  reason: {
    href: '/docs/guides/rows-and-ids#check-marks-vanish-when-my-component-renders-again',
    says: 'ids made in the render (crypto.randomUUID(), an index after sorting): they must belong to the row',
    proof: [
      'ids made in the render (crypto.randomUUID(), an index after sorting): they must belong to the row;',
    ],
    severity: 'warning',
    cure: 'make one where you load the rows, not in the render',
  },
  bad: `function People({ loaded }) {
  return <MaterialTable columns={columns} data={loaded.map((row) => ({ ...row, id: crypto.randomUUID() }))} />;
}`,
  good: `const withIds = (rows) => rows.map((row) => ({ ...row, id: row.order + '-' + row.line }));
function People({ loaded }) {
  return <MaterialTable columns={columns} data={withIds(loaded)} />;
}`,
  *check(program) {
    for (const table of program.tables) {
      const data = table.prop('data');
      const name = idName(table) ?? 'id';
      if (!data || data.home !== 'render' || table.isRemote) continue;
      for (const node of findAll(data.node, 'ObjectExpression')) {
        const property = new Literal(node, program).property(name);
        const text = property ? program.text(property.value) : '';
        if (property && /Math\.random\(|randomUUID\(|Date\.now\(|\b(?:uuid(?:v4)?|nanoid)\(/.test(text))
          yield { at: property.node, message: `The row gets another \`${name}\` on each render.` };
      }
    }
  },
};

const most = 500;

/** Hundreds of rows on one page. */
const manyRows: ParkedRule = {
  id: 'many-rows',
  reason: {
    href: '/docs/guides/performance',
    says: 'there is no virtual scrolling, so each row of the page is in the DOM',
    proof: ['each row of the page is in the DOM'],
    severity: 'warning',
    cure: 'Keep paging on, or at most a few hundred rows on the page',
  },
  bad: `const people = Array.from({ length: 3000 }, (_, id) => ({ id: id + 1 }));
<MaterialTable columns={columns} data={people} options={{ paging: false }} />`,
  good: `const people = Array.from({ length: 3000 }, (_, id) => ({ id: id + 1 }));
<MaterialTable columns={columns} data={people} options={{ maxBodyHeight: '70vh' }} />`,
  *check(program) {
    for (const { table, property, value } of eachOption(program, 'paging')) {
      const count = countOf(program, table);
      if (value === false && count >= most)
        yield {
          at: property.node,
          message: `All ${count} rows are drawn at once.`,
          fix: fix('Use pages', removeProperty(program, property)),
        };
    }
    for (const { table, property, value } of eachOption(program, 'pageSize'))
      if (
        typeof value === 'number' &&
        value >= most &&
        countOf(program, table) >= most &&
        table.option('paging') !== false
      )
        yield { at: property.node, message: `Up to ${value} rows are drawn at once.` };
  },
};

/** How many rows a program makes, as far as its text shows. */
function countOf(program: Program, table: Table): number {
  const data = table.prop('data');
  if (data?.node.name !== 'CallExpression') return rowsOf(table).items.length;
  const length = findAll(data.node, 'Property').find((node) =>
    /^length\b/.test(program.text(node)),
  )?.lastChild;
  const count = length && literalOf(program, length)?.value;
  return typeof count === 'number' ? count : 0;
}

/** Selection in a table of remote data. */
const remoteSelection: ParkedRule = {
  id: 'remote-selection',
  reason: { issue: 'remote-selection-forgotten' },
  bad: `<MaterialTable columns={columns} data={async (query) => load(query)} options={{ selection: true, selectionProps: named }} />`,
  good: `<MaterialTable columns={columns} data={async (query) => mark(await load(query), (row) => ({ tableData: { checked: ids.has(row.id) } }))} options={{ selection: true, selectionProps: named }} />`,
  *check(program) {
    for (const { table, property, value } of eachOption(program, 'selection'))
      if (
        value === true &&
        table.isRemote &&
        !/\bchecked\b/.test(program.source) &&
        table.option('paging') !== false
      )
        yield { at: property.node, message: 'The selection is gone as soon as the user turns the page.' };
  },
};

/** A `rowStyle` by index in a table that is grouped. */
const rowIndexInGroups: ParkedRule = {
  id: 'row-index-in-groups',
  reason: { issue: 'row-index-in-groups' },
  bad: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} options={{ rowStyle: (row, index) => ({ background: index % 2 ? '#eee' : '#fff' }) }} />`,
  good: `const columns = [{ title: 'City', field: 'city', defaultGroupOrder: 0 }];
<MaterialTable columns={columns} data={people} options={{ rowStyle: (row) => ({ background: row.isOdd ? '#eee' : '#fff' }) }} />`,
  *check(program) {
    for (const { table, options } of eachOption(program, 'rowStyle')) {
      const value = options.get('rowStyle');
      const index = value && isFunction(value.node) ? parametersOf(value.node)[1] : undefined;
      if (index && isGrouped(table)) yield { at: index, message: 'In groups the index is 0 for every row.' };
    }
  },
};

/** `onRowSelected`, which the types list and nothing calls. */
const rowSelected: ParkedRule = {
  id: 'row-selected',
  reason: { issue: 'row-selected-never' },
  bad: `<MaterialTable columns={columns} data={people} onRowSelected={(row) => show(row)} />`,
  good: `<MaterialTable columns={columns} data={people} onSelectionChange={(rows, row) => show(row)} />`,
  *check(program) {
    for (const { attribute } of eachProp(program, 'onRowSelected'))
      yield { at: attribute, message: '`onRowSelected` is never called.' };
  },
};

export const parkedRows: ParkedRule[] = [
  actionRows,
  disabledRows,
  doubledUuid,
  groupChip,
  groupTitleText,
  madeIds,
  manyRows,
  remoteSelection,
  rowIndexInGroups,
  rowSelected,
];
