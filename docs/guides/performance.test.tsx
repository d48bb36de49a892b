import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import PerformanceLab from '../../src/components/PerformanceLab';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, click, fill, one, shown, texts } from '../../tests/claims/table';

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

proves(['each row of the page is in the DOM', 'a height alone leaves all rows in the DOM'], () => {
  const height = { maxBodyHeight: 300 };
  expect(rowCount(counted(150, { paging: false, ...height }).el)).toBe(150);
  expect(rowCount(counted(150, { pageSize: 10, pageSizeOptions: [10], ...height }).el)).toBe(10);
});

proves(
  ['One check mark renders all rows of the page again.', 'runs for each cell of the page at each render'],
  () => {
    const { el, render } = counted(40, { paging: false, selection: true });
    render.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(40);
  },
);

proves(
  ['renders the whole table', 'compares data, columns and options in depth unless they are the same objects'],
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

proves('the table takes all rows anew, or mounts its parts again', () => {
  const { el, rerender } = counted(5, {}, {});
  const make = () => ({ Toolbar: () => <p>Toolbar</p> });
  rerender({ components: make() } as never);
  const before = one(el, 'p');
  rerender({ components: make() } as never);
  expect(one(el, 'p')).not.toBe(before);
});

proves('is asked for each row and all its ancestors', () => {
  const parentChildData = vi.fn((row: Row, list: Row[]) => list[row.id - 1]);
  counted(8, { paging: false }, { parentChildData });
  const times = rows(8).map(({ id }) => parentChildData.mock.calls.filter(([row]) => row.id === id).length);
  expect(times[0]).toBe((times[7] ?? 0) * 8);
});

proves('takes their cells out of the DOM', () => {
  const columns: Column<Row>[] = [
    { title: 'Name', field: 'name' },
    { title: 'Group', field: 'group', hidden: true },
  ];
  const { el } = counted(5, {}, { columns });
  expect(texts(el, 'th')).toEqual(['Name']);
  expect(all(one(el, bodyRow), 'td')).toHaveLength(1);
});

proves('Groups that are closed cost one row each', () => {
  const columns: Column<Row>[] = [
    { title: 'Name', field: 'name' },
    { title: 'Group', field: 'group', defaultGroupOrder: 0 },
  ];
  const { el } = counted(60, { paging: false }, { columns });
  expect(all(el, 'tbody tr')).toHaveLength(4);
});

proves('the browser still searches, filters and sorts all rows itself', async () => {
  const { el } = counted(300, { pageSize: 10, pageSizeOptions: [10] });
  fill(one(el, 'input[placeholder="Search"]'), 'Person 297');
  await expect.poll(() => shown(el)).toEqual(['Person 297']);
});

proves('five times. Each time ends when the frame with the result is drawn', async () => {
  const { el } = mount(<PerformanceLab />);
  const box = (name: string) => {
    const label = all(el, 'label').find(({ textContent }) => textContent === name);
    if (!label) throw new Error(`no choice ${name}`);
    return one(label, 'input') as HTMLInputElement;
  };
  const press = (name: string) => {
    const button = all(el, 'button').find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`no button ${name}`);
    click(button);
  };
  const status = () => one(el, '[role="status"]').textContent;
  for (const input of all(el, 'input:checked')) click(input);
  expect(status()).toBe('Choose rows and a table.');
  for (const name of ['50', '100', 'All rows on one page']) click(box(name));
  press('Measure in this browser');
  press('Stop');
  await expect.poll(status).toMatch(/^Stopped after [01] of 2/);

  press('Measure in this browser');
  await expect.poll(status, { timeout: 50_000 }).toBe('Done: 2 of 2 measured.');
  const cells = all(el, 'tbody tr').map((row) => texts(row, 'td, th'));
  expect(cells.map(([count]) => count)).toEqual(['50', '100']);
  for (const row of cells)
    for (const time of row.slice(2, 6)) expect(time).toMatch(/^\d+\.\d ms\d+\.\d–\d+\.\d$/);
  const [few = 0, many = 0] = cells.map((row) => Number(row[6]?.replace(',', '')));
  expect(few).toBeGreaterThan(50 * 6);
  expect(many).toBeGreaterThan(few + 50 * 6);
});
