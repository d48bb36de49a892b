import MaterialTable, { type Action, type Column, type Options, type Query } from '@material-table/core';
import { Box, type SxProps } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saidBy } from '../../docs/errors/_produce';
import { proves, mount } from './claim';
import { reproduces } from './reproduction';
import { click, press } from './hands';
import { all, bodyRow, headers, one, shown, texts } from './read';
import { columns, inBox, mountTable, people, type Person } from './table';

const boxOf = (el: ParentNode, selector: string) => one(el, selector).getBoundingClientRect();
const wide = { style: { width: 900 } };
const twoActions = ['A', 'B'].map((tooltip): Action<Person> => ({
  icon: () => <i>{tooltip}</i>,
  tooltip,
  position: 'row',
  onClick: () => {},
}));

/** A table in a box with these styles. */
function mountIn(sx: SxProps, options: Options<Person> = {}) {
  return mount(
    <Box sx={sx}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} />
    </Box>,
  ).el;
}

proves(
  [
    "With cellEditable, an empty cell can't be clicked",
    'The cell has nothing to click.',
    "Set emptyValue: '-' in the column",
  ],
  () =>
    reproduces(
      'empty-cell-no-click',
      async (el) => {
        const cell = all(el, `${bodyRow} td`)[3] as HTMLElement;
        const place = one(cell, 'div').getBoundingClientRect();
        if (place.width > 0) await userEvent.click(one(cell, 'div'));
        else await userEvent.click(cell);
        return all(el, 'tbody input').length;
      },
      { wrong: 0, right: 1 },
    ),
);

proves(
  [
    "In the default layout, set width: 1, and use { whiteSpace: 'nowrap' } as the cellStyle and the headerStyle. The column is then as wide as its title and its longest text, and the other columns share the rest.",
    'by default, columns share the width equally',
  ],
  () => {
    const oneLine = { whiteSpace: 'nowrap' } as const;
    const city = { width: 1, cellStyle: oneLine, headerStyle: oneLine };
    const data = people.map((row) => ({ ...row, city: 'A city with a rather long name' }));
    const { el } = mountTable({}, { columns: columns({ city }), data, ...wide });
    const [name = 0, own = 0, age = 0] = all(el, 'thead th').map((cell) => cell.offsetWidth);
    expect(own).toBeLessThan(260);
    expect(Math.abs(name - age)).toBeLessThan(5);
    const text = document.createRange();
    text.selectNodeContents(all(el, `${bodyRow} td`)[1] as HTMLElement);
    expect(text.getBoundingClientRect().width).toBeGreaterThan(own - 40);

    const title = 'Date of the last visit';
    const long = (own: object) => headers(inBox(900, columns({ city: { ...own, title } })));
    const heights = long(city).map((cell) => cell.offsetHeight);
    expect(heights[1]).toBeLessThan(50);
    expect(long({ ...city, headerStyle: {} })[1]?.offsetHeight).toBeGreaterThan(100);
    const equal = inBox(900, columns({ city: { render: () => 'word '.repeat(60) } }));
    expect(new Set(headers(equal).map((cell) => Math.round(cell.getBoundingClientRect().width)))).toEqual(
      new Set([300]),
    );
  },
);

proves('Sorting and search use field, so set it to the field that render shows.', () => {
  const byCity = [{ title: 'Name', field: 'city', render: ({ name }: Person) => name }];
  const { el } = mountTable({ searchText: 'bonn' }, { columns: byCity });
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
  const none = [{ title: 'Name', render: ({ name }: Person) => name }];
  expect(shown(mountTable({ searchText: 'Ann' }, { columns: none }).el)).toEqual([]);
});

proves("It isn't called for detail panels", () => {
  const onTreeExpandChange = vi.fn();
  const onDetailPanelChange = vi.fn();
  const { el } = mountTable({}, { detailPanel: () => 'x', onTreeExpandChange, onDetailPanelChange });
  press(el, 'Detail panel visibility toggle');
  expect(onDetailPanelChange).toHaveBeenCalledOnce();
  expect(onTreeExpandChange).not.toHaveBeenCalled();
});

proves(
  ['The last two rules move a pagination at the top from above the toolbar to below the search field:'],
  () => {
    const tops = (sx: SxProps) => {
      const el = mountIn(sx, { paginationPosition: 'top' });
      return ['.MuiPaper-root > .MuiToolbar-root', '.MuiTablePagination-root', 'thead'].map(
        (part) => boxOf(el, part).top,
      );
    };
    const [toolbar = 0, pager = 0] = tops({});
    expect(pager).toBeLessThan(toolbar);
    const turned = tops({
      '& > .MuiPaper-root': { display: 'flex', flexDirection: 'column' },
      '& > .MuiPaper-root > .MuiToolbar-root': { order: -1 },
    });
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
  },
);

proves("a page that isn't full ends with its last row", () => {
  const gap = (emptyRowsWhenPaging: boolean) => {
    const { el } = mountTable({ emptyRowsWhenPaging }, { data: people.slice(0, 2) });
    return (
      boxOf(el, '.MuiTablePagination-root').top - (all(el, bodyRow)[1]?.getBoundingClientRect().bottom ?? 0)
    );
  };
  expect(gap(true)).toBeGreaterThan(100);
  expect(gap(false)).toBeLessThan(5);
});

proves(
  [
    "The table's sx doesn't affect the toolbar, so wrap the table in a Box",
    'The actions are next to the search field by default.',
  ],
  () => {
    const toolbar = '& .MuiPaper-root > .MuiToolbar-root';
    const height = (el: ParentNode) => boxOf(el, '.MuiPaper-root > .MuiToolbar-root').height;
    const plain = height(mountTable().el);
    expect(height(mountTable({}, { sx: { [toolbar]: { minHeight: 40 } } }).el)).toBe(plain);
    expect(height(mountIn({ [toolbar]: { minHeight: 40 } }))).toBeLessThan(plain);
    const add = { icon: () => <i>+</i>, tooltip: 'More', isFreeAction: true, onClick: () => {} };
    const { el } = mountTable({}, { actions: [add], ...wide });
    const [search, more] = ['input[aria-label=Search]', 'button[aria-label=More]'].map((part) =>
      boxOf(el, part),
    );
    expect(more?.left).toBeGreaterThan(search?.right ?? Infinity);
    expect(more?.top).toBeLessThan(search?.bottom ?? 0);
  },
);

proves(
  [
    'including those for checkboxes, actions and groups.',
    'On hover and in a sorted column, the text has another color',
  ],
  async () => {
    const red = 'rgb(255, 0, 0)';
    const { el } = mountTable(
      { headerStyle: { color: red }, selection: true },
      { columns: columns({ city: { defaultGroupOrder: 0 } }), actions: twoActions },
    );
    const cells = all(el, 'thead th');
    expect(cells).toHaveLength(5);
    expect(new Set(cells.map((cell) => getComputedStyle(cell).color))).toEqual(new Set([red]));
    const label = one(mountTable({ headerStyle: { color: red } }).el, 'th .MuiTableSortLabel-root');
    expect(getComputedStyle(label).color).toBe(red);
    await userEvent.hover(label);
    await expect.poll(() => getComputedStyle(label).color).not.toBe(red);
  },
);

proves(
  ["A lookup column's filter value is a list of keys", 'A string throws selectedArr.map is not a function.'],
  async () => {
    const states = (defaultFilter: string | string[]) => {
      const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord' };
      const own: Column<Person>[] = [{ title: 'City', field: 'city', lookup, defaultFilter }];
      return <MaterialTable columns={own} data={people} options={{ filtering: true }} />;
    };
    expect(await saidBy(states('Bonn'))).toContain('selectedArr.map is not a function');
    expect(new Set(shown(mount(states(['Bonn'])).el))).toEqual(new Set(['On the Rhine']));
  },
);

proves("A lookup column's filter value is a list of keys wherever you read or set it", async () => {
  const lookup = { Bonn: 'On the Rhine', Oslo: 'On the fjord' };
  const read: Record<'changed' | 'own' | 'queried', unknown> = { changed: 0, own: 0, queried: 0 };
  const valuesOf = (filters: { value: unknown }[]) => filters.map(({ value }) => value);
  const own = (): Column<Person>[] => [
    {
      title: 'City',
      field: 'city',
      lookup,
      defaultFilter: ['Bonn'],
      filterOnItemSelect: true,
      customFilterAndSearch: (filter) => Boolean((read.own = filter)),
    },
  ];
  const options = { filtering: true };
  const onFilterChange = (filters: { value: unknown }[]) => (read.changed = valuesOf(filters));
  const { el } = mountTable(options, { columns: own(), onFilterChange });
  expect(read.own).toEqual(['Bonn']);
  one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.poll(() => all(document, '[role=option]').length).toBe(2);
  click(all(document, '[role=option]')[1] as HTMLElement);
  await expect.poll(() => read.changed).toEqual([['Bonn', 'Oslo']]);
  expect(read.own).toEqual(['Bonn', 'Oslo']);
  const data = async ({ filters }: Query<Person>) => {
    read.queried = valuesOf(filters);
    return { data: people, page: 0, totalCount: 12 };
  };
  mountTable(options, { columns: own(), data });
  await expect.poll(() => read.queried).toEqual([['Bonn']]);
});

proves(
  [
    'Grouping removes the column from the rows.',
    'Add a second column with the same field but without defaultGroupOrder.',
  ],
  () => {
    const city = { title: 'City', field: 'city' };
    const heads = (more: Column<Person>[]) =>
      texts(mountTable({}, { columns: [{ ...city, defaultGroupOrder: 0 }, ...more] }).el, 'thead th');
    expect(heads([{ title: 'Name', field: 'name' }])).toEqual(['', 'Name']);
    expect(heads([city, { title: 'Name', field: 'name' }])).toEqual(['', 'City', 'Name']);
  },
);
