import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';

interface Row {
  id: number;
  name: string;
  group: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Person ${id}`, group: `Group ${id % 4}` }));

/** A table of rows that counts how often a cell is rendered. */
function counted(count: number, options: Options<Row> = {}, props: Partial<MaterialTableProps<Row>> = {}) {
  const render = vi.fn(({ name }: Row) => name);
  const base = {
    columns: [{ title: 'Name', field: 'name', render }] as Column<Row>[],
    data: rows(count),
    options: { debounceInterval: 0, ...options },
    ...props,
  };
  const mounted = mount(<MaterialTable {...base} />);
  const rerender = (more: Partial<typeof base> = {}) =>
    mounted.rerender(<MaterialTable {...base} {...more} />);
  return { ...mounted, render, rerender };
}
const rowCount = (el: ParentNode) => all(el, bodyRow).length;

proves(
  [
    'each row of the page is in the DOM',
    'If users must scroll, set maxBodyHeight and a pageSize of 100, because a height alone leaves all rows in the DOM.',
    'With paging: true and a pageSize of 10, only ten rows render.',
  ],
  () => {
    const height = { maxBodyHeight: 300 };
    expect(rowCount(counted(150, { paging: false, ...height }).el)).toBe(150);
    expect(rowCount(counted(150, { paging: true, pageSize: 10, pageSizeOptions: [10] }).el)).toBe(10);
    const { el } = counted(150, { pageSize: 100, pageSizeOptions: [50, 100, 200], ...height });
    expect(rowCount(el)).toBe(100);
    const scrolling = all(el, '*').filter(
      (part) => part.scrollHeight > part.clientHeight + 50 && getComputedStyle(part).overflowY === 'auto',
    );
    expect(scrolling.length).toBeGreaterThan(0);
    expect(scrolling.some((part) => part.clientHeight <= 300 && part.contains(one(el, bodyRow)))).toBe(true);
  },
);

proves(
  [
    'the first render, sorting, searching, and selecting a single row, which rerenders all rows of the page.',
    'runs for each cell on the page on every render',
  ],
  () => {
    const { el, render } = counted(40, { paging: false, selection: true });
    render.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(40);
  },
);

proves(
  ['renders the whole table', 'deeply compares data, columns and options unless they are the same objects'],
  () => {
    const read = vi.fn((id: number) => `Person ${id}`);
    const made = () =>
      rows(30).map((row) =>
        Object.defineProperty(row, 'name', { get: () => read(row.id), enumerable: true }),
      );
    const data = made();
    const { render, rerender } = counted(0, { paging: false }, { data });
    render.mockClear();
    read.mockClear();
    rerender({ data });
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(30);
    expect(read).not.toHaveBeenCalled();
    rerender({ data: made() });
    expect(new Set(read.mock.calls.map(([id]) => id)).size).toBe(30);
  },
);

proves(
  'Inline columns with functions and inline components cost the most, because the table processes all rows again or remounts its parts.',
  () => {
    const read = vi.fn((id: number) => `Person ${id}`);
    const data = rows(20).map((row) =>
      Object.defineProperty(row, 'name', { get: () => read(row.id), enumerable: true }),
    );
    const taken = (made: () => Column<Row>[], between?: Column<Row>[]) => {
      const table = () => (
        <MaterialTable columns={between ?? made()} data={data} options={{ paging: false }} />
      );
      const { rerender } = mount(table());
      read.mockClear();
      rerender(table());
      return new Set(read.mock.calls.map(([id]) => id)).size;
    };
    const inline = (): Column<Row>[] => [{ title: 'Id', field: 'id', render: ({ id }) => id }];
    expect([taken(inline), taken(inline, inline())]).toEqual([20, 0]);

    const { el, rerender } = counted(5, {}, {});
    const make = () => ({ Toolbar: () => <p>Toolbar</p> });
    const kept = make();
    const again = (components: object) => {
      rerender({ components } as never);
      return one(el, 'p');
    };
    expect(again(kept)).toBe(again(kept));
    expect(again(make())).not.toBe(again(make()));
  },
);

proves('is called for each row and all its ancestors', () => {
  const parentChildData = vi.fn((row: Row, list: Row[]) => list[row.id - 1]);
  counted(8, { paging: false }, { parentChildData });
  const times = rows(8).map(({ id }) => parentChildData.mock.calls.filter(([row]) => row.id === id).length);
  expect(times[0]).toBe((times[7] ?? 0) * 8);
});

proves(
  'Hide columns: hidden: true removes their cells from the DOM, and columnsButton lets users restore them.',
  async () => {
    const columns: Column<Row>[] = [
      { title: 'Name', field: 'name' },
      { title: 'Group', field: 'group', hidden: true },
    ];
    const { el } = counted(5, { columnsButton: true }, { columns });
    expect(texts(el, 'th')).toEqual(['Name']);
    expect(all(one(el, bodyRow), 'td')).toHaveLength(1);
    click(one(el, 'button[aria-label="Show Columns"]'));
    await expect.poll(() => all(document, '#column-toggle-1').length).toBe(1);
    click(one(document, '#column-toggle-1'));
    expect(texts(el, 'th')).toEqual(['Name', 'Group']);
    expect(all(el, `${bodyRow} td`)).toHaveLength(10);
  },
);

proves('Closed groups cost one row each', () => {
  const columns: Column<Row>[] = [
    { title: 'Name', field: 'name' },
    { title: 'Group', field: 'group', defaultGroupOrder: 0 },
  ];
  const { el } = counted(60, { paging: false }, { columns });
  expect(all(el, 'tbody tr')).toHaveLength(4);
});

proves(
  'Not on one page, and even with paging, the browser searches, filters and sorts all rows.',
  async () => {
    const { el } = counted(300, { pageSize: 10, pageSizeOptions: [10], filtering: true });
    fill(one(el, 'input[placeholder="Search"]'), 'Person 297');
    await expect.poll(() => shown(el)).toEqual(['Person 297']);
    fill(one(el, 'input[placeholder="Search"]'), '');
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'son 99');
    await expect.poll(() => shown(el)).toEqual(['Person 99']);
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'Person');
    await expect.poll(() => shown(el)).toHaveLength(10);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    await expect.poll(() => shown(el)[0]).toBe('Person 99');
    // With 300 rows on one page, the DOM would contain all.
    expect(rowCount(counted(300, { paging: false }).el)).toBe(300);
  },
);
