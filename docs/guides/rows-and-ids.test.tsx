import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, people, type Person, save } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { mountRows, older, type Row, select, selectedAt, three } from './_rows';
import LivePrices from './rows-and-ids.live';
import PlantsFromStore from './rows-and-ids.store';

/** Select this row, change all ages, and return the selected rows. */
function afterChange(rows: Row[], index: number, options: Options<Person> = {}) {
  const { el, show, unmount } = mountRows(rows, { options: { selection: true, paging: false, ...options } });
  select(el, index);
  show(older(rows));
  const result = selectedAt(el);
  unmount();
  return result;
}

proves(
  [
    "paths such as 'user.id' aren't supported",
    'Set options.idSynonym to its name, such as userId, _id or isbn.',
  ],
  () => {
    const keyed = three.map(({ id, ...row }) => ({ ...row, isbn: id, user: { id } }));
    expect(afterChange(keyed, 1, { idSynonym: 'isbn' })).toEqual([1]);
    expect(afterChange(keyed, 1, { idSynonym: 'user.id' })).toEqual([]);
  },
);

proves("Without an id, the table can't tell which row is which", async () => {
  const { el } = mount(<LivePrices />);
  await expect.poll(() => all(el, 'input[aria-label="Select Globex"]').length).toBe(2);
  for (const input of all(el, 'input[aria-label="Select Globex"]')) click(input);
  expect(all(el, `${bodyRow} input:checked`)).toHaveLength(2);
  click(one(el, 'button'));
  expect(shown(el, 1).slice(0, 2)).toEqual(['41', '73']);
  expect(selectedAt(el)).toEqual([4]);
});

proves(['an empty array while data is loading', 'the state of every row is then lost'], () => {
  const { el, show } = mountRows(three);
  select(el, 1);
  show(older(three));
  expect(selectedAt(el)).toEqual([1]);
  show([]);
  show(three);
  expect(selectedAt(el)).toEqual([]);
  const [first, ...rest] = three;
  expect(afterChange([{ ...first, id: undefined }, ...rest], 1)).toEqual([]);
});

proves(["'1' and 1 count as the same id."], () => {
  const { el, show } = mountRows(three);
  select(el, 1);
  show(older(three).map((row) => ({ ...row, id: String(row.id) })));
  expect(selectedAt(el)).toEqual([1]);
});

proves(
  [
    'When data changes, the selection moves to that row or is lost.',
    "Start at 1, or use strings: '0' works.",
  ],
  () => {
    const zero = (id: unknown) =>
      [{ id: 1 }, { id: 2 }, { id: 3 }, { id }].map((row) => ({ ...row, name: 'x' }));
    expect(afterChange(zero(0), 3)).toEqual([2]);
    expect(afterChange(zero(''), 3)).toEqual([2]);
    expect(afterChange(zero('0'), 3)).toEqual([3]);
    expect(afterChange(zero(4), 3)).toEqual([3]);
    const behind = [2, 0, 1].map((id) => ({ id, name: 'x' }));
    expect(afterChange(behind, 1)).toEqual([]);
  },
);

proves(
  [
    "the row's id, or its index if it has none",
    'your uuid field, or a random string that stays with the id',
    'Without ids, use clicked.tableData.index, the position in the array you passed, regardless of sorting.',
  ],
  () => {
    const seen: Record<string, unknown>[] = [];
    const onRowClick = (_event: unknown, row?: Person) =>
      seen.push({ ...(row as Row | undefined)?.tableData });
    const own = columns({ name: { defaultSort: 'asc' } });
    const { el, show } = mountRows(three, { onRowClick, columns: own });
    expect(shown(el)).toEqual(['Ann', 'Cid', 'Dora']);
    click(all(el, bodyRow)[0] as HTMLElement);
    show(older(three));
    click(all(el, bodyRow)[0] as HTMLElement);
    expect(seen[0]).toMatchObject({ index: 1, id: 2 });
    expect(seen[1]?.uuid).toBe(seen[0]?.uuid);
    const nameless = mountRows(
      three.map(({ id: _id, ...row }) => ({ ...row, uuid: `u${row.name}` })),
      { onRowClick, columns: columns({ name: { defaultSort: 'asc' } }) },
    );
    click(all(nameless.el, bodyRow)[0] as HTMLElement);
    expect(seen[2]).toMatchObject({ index: 1, id: 1, uuid: 'uAnn' });
  },
);

proves(
  [
    'showDetailPanel | the open panel',
    "'update' or 'delete', the current mode",
    'whether a tree row is expanded; its children are in childRows',
  ],
  async () => {
    const running = { current: null as { dataManager: { data: Row[] } } | null };
    const state = (index: number) => running.current?.dataManager.data[index]?.tableData;
    const { el } = mountRows(three, {
      tableRef: running,
      detailPanel: () => 'panel',
      editable: { onRowUpdate: save, onRowDelete: save },
    });
    press(el, 'Detail panel visibility toggle');
    expect(state(0)?.showDetailPanel).toBeTruthy();
    press(el, 'Edit');
    expect(state(0)?.editing).toBe('update');
    press(el, 'Cancel');
    press(el, 'Delete');
    expect(state(0)?.editing).toBe('delete');
    const tree = mountRows(three, {
      tableRef: running,
      options: { defaultExpanded: true },
      parentChildData: (row, rows) => rows.find(({ id }) => row.id === 2 && id === 1),
    });
    expect(shown(tree.el)).toEqual(['Cid', 'Ann', 'Dora']);
    expect(state(0)).toMatchObject({ isTreeExpanded: true, childRows: [{ name: 'Ann' }] });
  },
);

proves(
  "Whenever data changes, a row's own tableData overrides what users did: { id: 1, name: 'Ada', tableData: { checked: true } } starts selected, and is selected again with the next array.",
  () => {
    const rows = three.map((row) => (row.id === 2 ? { ...row, tableData: { checked: true } } : row));
    const { el, show } = mountRows(rows);
    expect(selectedAt(el)).toEqual([1]);
    select(el, 1);
    expect(selectedAt(el)).toEqual([]);
    show(older(rows));
    expect(selectedAt(el)).toEqual([1]);
  },
);

proves(
  'onRowUpdate receives the changed row with its tableData. If you store that, selections that the user cleared come back later.',
  async () => {
    for (const isStripped of [false, true]) {
      let stored: Row[] = three;
      const save = async (changed: Row) => {
        const { tableData: _, ...row } = changed;
        stored = stored.map((old) => (old.id === row.id ? (isStripped ? row : changed) : old));
      };
      const onRowUpdate = (changed: Person) => save(changed);
      const { el, show, unmount } = mountRows(stored, {
        options: { selection: true, paging: false },
        actions: [],
        editable: { onRowUpdate },
      });
      select(el, 0);
      press(el, 'Edit');
      fill(one(el, 'input[aria-label=Name]'), 'Sid');
      press(el, 'Save');
      await expect.poll(() => stored[0]?.name).toBe('Sid');
      show(stored);
      await expect.poll(() => shown(el)[0]).toBe('Sid');
      expect(selectedAt(el)).toEqual([0]);
      select(el, 0);
      expect(selectedAt(el)).toEqual([]);
      show(older(stored));
      expect(selectedAt(el)).toEqual(isStripped ? [] : [0]);
      unmount();
    }
  },
);

proves('onRowDelete and onRowAdd receive rows without tableData.', async () => {
  const onRowDelete = vi.fn(save);
  const onRowAdd = vi.fn(save);
  const { el } = mountRows(three, { options: {}, editable: { onRowDelete, onRowAdd } });
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => onRowDelete.mock.calls).toEqual([[people[0]]]);
  await expect.poll(() => all(el, 'button[aria-label=Add]:not(:disabled)').length).toBe(1);
  press(el, 'Add');
  fill(one(el, 'input[aria-label=Name]'), 'Zoe');
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls).toEqual([[{ name: 'Zoe' }]]);
});

proves(['row === clicked and rows.indexOf(clicked) never match'], () => {
  const onRowClick = vi.fn<NonNullable<MaterialTableProps<Person>['onRowClick']>>();
  const { el } = mountRows(three, { onRowClick });
  const before = JSON.stringify(three);
  click(one(el, bodyRow));
  const clicked = onRowClick.mock.lastCall?.[1] as Row;
  expect(clicked.name).toBe('Cid');
  expect(three.indexOf(clicked)).toBe(-1);
  expect(JSON.stringify(three)).toBe(before);
});

proves('Selection, filters, sorting and page are kept.', async () => {
  const { el, show } = mountRows(people, {
    options: { selection: true, filtering: true, pageSize: 2, pageSizeOptions: [2], debounceInterval: 0 },
  });
  fill(one(el, '[aria-label="filter data by City"]'), 'bonn');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  click(one(el, '[data-testid=mtableheader-sortlabel]'));
  press(el, 'Next Page');
  expect(shown(el)).toEqual(['Fay', 'Ida']);
  select(el, 1);
  show(people.map((row) => (row.id === 6 ? { ...row, age: 99 } : row)));
  expect(shown(el, 2)).toEqual(['99', '28']);
  expect(selectedAt(el)).toEqual([1]);
});

proves('Frozen rows can be shown, selected, edited and deleted, because the table copies them.', async () => {
  const { el } = mount(<PlantsFromStore />);
  const stored = () => one(el, 'pre').textContent;
  click(one(el, bodyRow));
  expect(stored()).toBe('{"id":"p1","name":"Aloe","pots":3}');
  press(el, 'Edit');
  fill(one(el, 'input[aria-label=Plant]'), 'Agave');
  press(el, 'Save');
  await expect.poll(stored).toBe('{"id":"p1","name":"Agave","pots":3}');
  await expect.poll(() => shown(el)[0]).toBe('Agave');
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Basil', 'Thyme']);
  const frozen = Object.freeze(three.map((row) => Object.freeze({ ...row })));
  const table = mountRows(frozen as Row[]);
  select(table.el, 1);
  expect(selectedAt(table.el)).toEqual([1]);
});

proves(['Frozen columns throw "Cannot add property tableData, object is not extensible"'], async () => {
  const own: Column<Person>[] = columns().map((column) => Object.freeze(column));
  const frozen = <MaterialTable columns={own} data={people} />;
  expect(await saidBy(frozen)).toContain('Cannot add property tableData, object is not extensible');
  const empty = <MaterialTable columns={columns()} data={undefined as unknown as Person[]} />;
  expect(await saidBy(empty)).toContain('this.props.data is not a function');
});
