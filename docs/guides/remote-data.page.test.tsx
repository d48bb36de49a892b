import MaterialTable, { type Column, type Query } from '@material-table/core';
import { Box } from '@mui/material';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, filterOf, one, shown, sortLabel } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

type Answer = { data: Person[]; page: number; totalCount: number };

const quick = { debounceInterval: 0, filtering: true };

proves(
  [
    'Clicking a header, searching and filtering all call your function. The table shows the returned rows as they are.',
    'While page and pageSize stay the same, return its rows again, sorted and filtered by your code.',
  ],
  async () => {
    const asked = vi.fn(async (page: number): Promise<Answer> => ({
      data: people.slice(page * 5, page * 5 + 5),
      page,
      totalCount: 12,
    }));
    let last: { key: string; answer: Answer } | undefined;
    const load = async ({ page, pageSize, search, filters, orderByCollection }: Query<Person>) => {
      const key = `${page} ${pageSize}`;
      if (last?.key !== key) last = { key, answer: await asked(page) };
      const found = last.answer.data.filter(
        ({ name, city }) =>
          name.includes(search) && filters.every(({ value }) => city.includes(String(value))),
      );
      const isSorted = orderByCollection.some(({ sortOrder }) => sortOrder);
      return {
        ...last.answer,
        data: isSorted ? found.toSorted((a, b) => a.name.localeCompare(b.name)) : found,
      };
    };
    const customSort = vi.fn();
    const customFilterAndSearch = vi.fn();
    const own = columns({ name: { customSort }, city: { customFilterAndSearch } });
    const { el } = mountTable(quick, { data: load, columns: own });
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    click(one(el, sortLabel));
    await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Cid', 'Dora', 'Eve']);
    fill(filterOf(el, 'City'), 'Oslo');
    await expect.poll(() => shown(el)).toEqual(['Bob', 'Dora']);
    fill(one(el, 'input[placeholder="Search"]'), 'Do');
    await expect.poll(() => shown(el)).toEqual(['Dora']);
    expect(asked.mock.calls).toEqual([[0]]);
    expect([customSort.mock.calls, customFilterAndSearch.mock.calls]).toEqual([[], []]);
  },
);

interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (id: number, value: unknown, operator?: string) => void;
}
const AtLeast = ({ columnDef, onFilterChanged }: FilterProps) => (
  <input
    aria-label="At least"
    onChange={({ target }) => onFilterChanged(columnDef.tableData?.id ?? 0, target.value, '>=')}
  />
);

proves(
  [
    "To use another operator, pass it from your own filter as the third argument: onFilterChanged(id, value, '>=').",
    'The query contains it as operator.',
  ],
  async () => {
    const data = vi.fn(async ({ page }: Query<Person>): Promise<Answer> => ({
      data: [],
      page,
      totalCount: 0,
    }));
    const { el } = mountTable(quick, { data, columns: columns({ age: { filterComponent: AtLeast } }) });
    await expect.poll(() => data.mock.calls.length).toBe(1);
    fill(one(el, 'input[aria-label="At least"]'), '30');
    await expect
      .poll(() => data.mock.lastCall?.[0].filters)
      .toMatchObject([{ column: { field: 'age' }, operator: '>=', value: '30' }]);
    fill(filterOf(el, 'City'), 'Oslo');
    await expect
      .poll(() => data.mock.lastCall?.[0].filters.map(({ operator }) => operator))
      .toEqual(['=', '>=']);
  },
);

interface Handle {
  onQueryChange: () => void;
}

proves(
  [
    "loadingType: 'linear' shows a bar below the rows and keeps the table usable.",
    "To hide the bar as well, wrap the table in a Box with sx={{ '& .MuiLinearProgress-root': { display: 'none' } }}.",
  ],
  async () => {
    let isHeld = false;
    const data = ({ page }: Query<Person>) =>
      isHeld
        ? new Promise<Answer>(() => undefined)
        : Promise.resolve({ data: people.slice(0, 2), page, totalCount: 2 });
    const tableRef = createRef<Handle>();
    const onRowClick = vi.fn();
    const sx = { '& .MuiLinearProgress-root': { display: 'none' } };
    const { el } = mount(
      <Box sx={sx}>
        <MaterialTable
          columns={columns()}
          data={data}
          tableRef={tableRef}
          onRowClick={onRowClick}
          options={{ loadingType: 'linear' }}
        />
      </Box>,
    );
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
    isHeld = true;
    flushSync(() => tableRef.current?.onQueryChange());
    await expect.poll(() => all(el, '[role=progressbar]')).toHaveLength(1);
    expect(one(el, '[role=progressbar]').getBoundingClientRect().height).toBe(0);
    const { left, top, width, height } = one(el, 'tbody td').getBoundingClientRect();
    click(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
    await expect.poll(() => onRowClick.mock.calls.length).toBe(1);
    const plain = mountTable({ loadingType: 'linear' }, { isLoading: true }).el;
    expect(one(plain, '[role=progressbar]').getBoundingClientRect().height).toBeGreaterThan(0);
  },
);

proves('Rows in groups and trees are sorted again in the browser, including by customSort.', async () => {
  const load = async ({ page }: Query<Person>): Promise<Answer> => ({
    data: people.slice(0, 4),
    page,
    totalCount: 4,
  });
  const customSort = vi.fn((a: Person, b: Person, type: string) => (type === 'row' ? b.age - a.age : 0));
  const options = { ...quick, defaultExpanded: true };
  const own = (city: Partial<Column<Person>>) =>
    columns({ age: { customSort: customSort as never, defaultSort: 'asc' }, city });
  const flat = mountTable(options, { data: load, columns: own({}) }).el;
  await expect.poll(() => shown(flat)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  expect(customSort).not.toHaveBeenCalled();
  const grouped = mountTable(options, { data: load, columns: own({ defaultGroupOrder: 0 }) }).el;
  await expect.poll(() => shown(grouped)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  expect(customSort).toHaveBeenCalled();
  customSort.mockClear();
  const parentChildData = ({ id }: Person, rows: Person[]) =>
    id > 2 ? rows.find((other) => other.id === 2) : undefined;
  const tree = mountTable(options, { data: load, columns: own({}), parentChildData }).el;
  await expect.poll(() => shown(tree)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  expect(customSort).toHaveBeenCalled();
});

proves('The query contains no groups, and changing groups sends no request', async () => {
  const load = vi.fn(async (_query: Query<Person>) => ({
    data: people.slice(0, 5),
    page: 0,
    totalCount: 12,
  }));
  const { el } = mountTable(
    { grouping: true, defaultExpanded: true },
    { data: load, columns: columns({ city: { defaultGroupOrder: 0 } }) },
  );
  await expect.poll(() => shown(el).length).toBe(5);
  const asked = load.mock.calls.length;
  expect(Object.keys(load.mock.calls[0]?.[0] ?? {}).filter((key) => /group/i.test(key))).toEqual([]);
  expect(el.textContent).toContain('City: Bonn');
  flushSync(() => one(el, '.MuiChip-deleteIcon').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect.poll(() => el.textContent).not.toContain('City: Bonn');
  expect(load).toHaveBeenCalledTimes(asked);
});
