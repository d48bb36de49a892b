import MaterialTable, { type MaterialTableProps, type Options, type Query } from '@material-table/core';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, sortLabel, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { choose } from './_exports';

const firstTwo = async (query: Query<Person>) => ({
  data: people.slice(0, 2),
  page: query.page,
  totalCount: 2,
});

proves(
  [
    "Give the table a different key for each: <MaterialTable key={isRemote ? 'remote' : 'local'} data={isRemote ? loadPeople : people} … />.",
  ],
  async () => {
    const made = columns();
    const { el, rerender } = mount(<MaterialTable key="local" columns={made} data={people} />);
    expect(shown(el)).toHaveLength(5);
    rerender(<MaterialTable key="remote" columns={made} data={firstTwo} />);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  },
);

proves(
  [
    'Switching from a function to an array works even without a key.',
    'Switching from an array to a function without a new key loads nothing, and the old rows stay',
  ],
  async () => {
    const made = columns();
    const load = vi.fn(firstTwo);
    const { el, rerender } = mount(<MaterialTable columns={made} data={load} />);
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
    rerender(<MaterialTable columns={made} data={people} />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    const asked = load.mock.calls.length;
    rerender(<MaterialTable columns={made} data={load} />);
    await expect.poll(() => el.textContent).toContain('of 2');
    expect(shown(el)).toHaveLength(5);
    expect(load).toHaveBeenCalledTimes(asked);
  },
);

const quick = { debounceInterval: 0, pageSize: 2, pageSizeOptions: [2, 20] };

/** A server that returns a page of these rows. */
const server =
  (rows: () => Person[]) =>
  async ({ page, pageSize }: Query<Person>) => ({
    data: rows().slice(page * pageSize, (page + 1) * pageSize),
    page,
    totalCount: rows().length,
  });

async function mountRemote(options: Options<Person> = {}, props: Partial<MaterialTableProps<Person>> = {}) {
  const { el } = mountTable({ ...quick, ...options }, { data: server(() => people), ...props });
  await expect.poll(() => el.textContent).toContain('1-2 of 12');
  return el;
}

proves(
  'Use an array if the browser may have all rows. A few thousand rows work with paging, and search, filters, grouping, tree data and export apply to all of them.',
  async () => {
    const data = Array.from({ length: 3000 }, (_, id): Person => ({
      id,
      name: `P${id}`,
      city: 'x',
      age: id % 2,
    }));
    const exportFunc = vi.fn();
    const options = {
      ...quick,
      filtering: true,
      exportAllData: true,
      exportMenu: [{ label: 'File', exportFunc }],
    };
    const { el } = mountTable(options, { data });
    expect(all(el, bodyRow)).toHaveLength(2);
    await choose(el, 'File');
    expect(exportFunc.mock.lastCall?.[1]).toHaveLength(3000);
    fill(one(el, 'input[placeholder="Search"]'), 'P2999');
    await expect.poll(() => shown(el)).toEqual(['P2999']);
    fill(one(el, 'input[placeholder="Search"]'), '');
    await expect.poll(() => shown(el)).toEqual(['P0', 'P1']);
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'P2998');
    await expect.poll(() => shown(el)).toEqual(['P2998']);
    const groups = mountTable({}, { data, columns: columns({ age: { defaultGroupOrder: 0 } }) });
    expect(texts(groups.el, 'tbody tr:has(b)')).toEqual(['Age: 0', 'Age: 1']);
    const parents = new Map([[2999, 0]]);
    const tree = mountTable(
      { ...quick, defaultExpanded: true },
      { data, parentChildData: ({ id }, rows) => rows[parents.get(id) ?? -1] },
    );
    expect(shown(tree.el)).toEqual(['P0', 'P2999', 'P1']);
  },
);

proves('Grouping, exportAllData and select-all apply only to the rows of one page.', async () => {
  const exportFunc = vi.fn();
  const onSelectionChange = vi.fn();
  const exportMenu = [{ label: 'File', exportFunc }];
  const el = await mountRemote({ selection: true, exportAllData: true, exportMenu }, { onSelectionChange });
  click(one(el, 'thead input[type=checkbox]'));
  await expect.poll(() => onSelectionChange.mock.lastCall?.[0] as unknown).toHaveLength(2);
  await choose(el, 'File');
  expect(exportFunc.mock.lastCall?.[1]).toHaveLength(2);
  const grouped = mountTable(quick, {
    data: server(() => people),
    columns: columns({ name: { defaultGroupOrder: 0 } }),
  });
  await expect.poll(() => texts(grouped.el, 'tbody tr:has(b)')).toEqual(['Name: Ann', 'Name: Cid']);
});

proves('Selection, open panels and edits are lost on the next page.', async () => {
  const el = await mountRemote(
    { selection: true, loadingType: 'linear' },
    { detailPanel: () => 'the panel', editable: { onRowUpdate: async () => undefined } },
  );
  const state = () => [
    all(el, `${bodyRow} input:checked`).length,
    el.textContent?.includes('the panel'),
    all(el, 'button[aria-label="Save"]').length,
  ];
  click(one(el, `${bodyRow} input`));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('the panel');
  click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
  expect(state()).toEqual([1, true, 1]);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob']);
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
  expect(state()).toEqual([0, false, 0]);
});

proves(['orderBy and orderDirection are deprecated.', 'Send orderByCollection to your server.'], async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sorts = vi.fn();
  const data = async (query: Query<Person>) => {
    const [by] = query.orderByCollection.filter(({ sortOrder }) => sortOrder);
    sorts(by?.orderByField, by?.orderDirection);
    const rows =
      by?.orderByField === 'name' ? [...people].sort((a, b) => a.name.localeCompare(b.name)) : people;
    return server(() => (by?.orderDirection === 'desc' ? [...rows].reverse() : rows))(query);
  };
  const el = await mountRemote({}, { data });
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  click(one(el, sortLabel));
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob']);
  click(one(el, sortLabel));
  await expect.poll(() => shown(el)).toEqual(['Leo', 'Kim']);
  expect(warn.mock.calls.flat().join()).toMatch(/orderBy and orderDirection had been deprecated/);
  warn.mockRestore();
});

proves('After a mutation, call onQueryChange().', async () => {
  let rows = people;
  const tableRef = createRef<{ onQueryChange: () => void }>();
  const load = vi.fn(server(() => rows));
  const el = await mountRemote({}, { data: load, tableRef });
  rows = people.map((row) => (row.id === 1 ? { ...row, name: 'Sid' } : row));
  flushSync(() => undefined);
  expect([shown(el)[0], load.mock.calls.length]).toEqual(['Cid', 1]);
  tableRef.current?.onQueryChange();
  await expect.poll(() => shown(el)[0]).toBe('Sid');
});

proves('Keep the ids yourself and mark the returned rows with tableData.checked', async () => {
  const ids = new Set<number>();
  const isMarking = { current: true };
  const data = async (query: Query<Person>) => {
    const answer = await server(() => people)(query);
    const mark = (row: Person) => ({ ...row, tableData: { checked: ids.has(row.id) } });
    return isMarking.current ? { ...answer, data: answer.data.map(mark) } : answer;
  };
  const onSelectionChange = (_rows: Person[], row?: Person) => {
    if (row) ids[ids.has(row.id) ? 'delete' : 'add'](row.id);
  };
  const el = await mountRemote({ selection: true }, { data, onSelectionChange });
  const checked = () => all(el, `${bodyRow} input`).map((box) => (box as HTMLInputElement).checked);
  const turn = async (name: string, first: string) => {
    press(el, name);
    await expect.poll(() => shown(el)[0]).toBe(first);
  };
  click(all(el, `${bodyRow} input`)[1] as HTMLElement);
  await expect.poll(() => [...ids]).toEqual([2]);
  await turn('Next Page', 'Dora');
  expect(checked()).toEqual([false, false]);
  await turn('Previous Page', 'Cid');
  expect(checked()).toEqual([false, true]);
  isMarking.current = false;
  await turn('Next Page', 'Dora');
  await turn('Previous Page', 'Cid');
  expect(checked()).toEqual([false, false]);
});
