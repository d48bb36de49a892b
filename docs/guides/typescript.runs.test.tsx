import MaterialTable, { type Column, type Components, type Options } from '@material-table/core';
import * as library from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

// What the guide says about the running library; typescript.types.test.ts covers its types.

interface Local {
  id: number;
  address: { city: string };
}

proves("because it can be a path such as 'address.city'", () => {
  const data: Local[] = [{ id: 1, address: { city: 'Bonn' } }];
  const path: Column<Local>[] = [{ title: 'City', field: 'address.city' }];
  expect(shown(mount(<MaterialTable columns={path} data={data} />).el)).toEqual(['Bonn']);
});

proves('Each table needs its own column objects anyway.', async () => {
  const idColumn = <Row extends { id: number }>(): Column<Row> => ({ title: 'Id', field: 'id' });
  const constant = idColumn<Person>();
  const options: Options<Person> = { filtering: true, debounceInterval: 0 };
  for (const [make, second] of [
    [() => constant, '7'],
    [() => idColumn<Person>(), ''],
  ] as const) {
    const table = () => mount(<MaterialTable columns={[make()]} data={people} options={options} />);
    const first = table();
    fill(one(first.el, '[aria-label="filter data by Id"]') as HTMLInputElement, '7');
    await expect.poll(() => shown(first.el)).toEqual(['7']);
    const other = table();
    expect(other.el.querySelector<HTMLInputElement>('[aria-label="filter data by Id"]')?.value).toBe(second);
    first.unmount();
    other.unmount();
  }
});

proves(
  'Merge options, localization and components one by one, because {...defaults} {...props} would replace each as a whole.',
  async () => {
    const defaults = {
      options: { paging: false },
      localization: { toolbar: { searchPlaceholder: 'Find' } },
      components: { Pagination: () => <td>Own pager</td> } as Components,
    };
    const props = {
      options: { search: true },
      localization: { header: { actions: 'Do' } },
      components: { Container: ({ children }) => <div className="own">{children}</div> } as Components,
    };
    const table = (given: object) => mount(<MaterialTable columns={columns()} data={people} {...given} />);
    const { el } = table({ ...defaults, ...props });
    await expect.poll(() => all(el, '.own').length).toBe(1);
    expect(shown(el)).toHaveLength(5);
    expect(all(el, '[placeholder=Find]')).toHaveLength(0);
    expect(el.textContent).not.toContain('Own pager');
    // Each of the defaults does something as long as it is there.
    const { options: _options, ...others } = defaults;
    const alone = table(others);
    await expect.poll(() => alone.el.textContent).toContain('Own pager');
    expect(all(alone.el, '[placeholder=Find]')).toHaveLength(1);
    expect(shown(table({ options: defaults.options }).el)).toHaveLength(12);
  },
);

proves('a new object makes the table compare and render again', () => {
  const options: Options<Person> = { paging: false };
  const render = vi.fn(({ name }: Person) => name);
  const own = columns({ name: { render } });
  const table = (given: Options<Person>) => (
    <MaterialTable columns={own} data={people.slice(0, 1)} options={given} />
  );
  const { rerender } = mount(table(options));
  const draws = (given: Options<Person>) => {
    render.mockClear();
    rerender(table(given));
    return render.mock.calls.length;
  };
  const same = draws(options);
  expect(same).toBeGreaterThan(0);
  expect(draws({ ...options })).toBeGreaterThan(same);
});

proves("An action's onClick receives a row or an array of rows.", () => {
  const onClick = vi.fn();
  const actions = [
    { icon: 'r', tooltip: 'One', position: 'row', onClick },
    { icon: 's', tooltip: 'All', position: 'toolbarOnSelect', onClick },
  ];
  const { el } = mountTable({ selection: true }, { actions: actions as never });
  press(el, 'One');
  expect(onClick.mock.lastCall?.[1]).toMatchObject({ id: 1 });
  click(one(el, `${bodyRow} input`));
  press(el, 'All');
  expect(onClick.mock.lastCall?.[1]).toMatchObject([{ id: 1 }]);
});

proves('onRowSelected, onQueryChange as props | onSelectionChange, tableRef', async () => {
  const tableRef: { current: { onQueryChange: () => void } | null } = { current: null };
  const [onRowSelected, onQueryChange, onSelectionChange] = [vi.fn(), vi.fn(), vi.fn()];
  const data = vi.fn(async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 }));
  const { el } = mountTable(
    { selection: true },
    { data, tableRef: tableRef as never, onRowSelected, onQueryChange, onSelectionChange },
  );
  await expect.poll(() => shown(el).length).toBe(5);
  click(one(el, `${bodyRow} input`));
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
  tableRef.current?.onQueryChange();
  await expect.poll(() => data.mock.calls.length).toBe(2);
  expect([onRowSelected, onQueryChange].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

proves('editable.isBulkEditable | nothing per row', () => {
  const isBulkEditable = vi.fn(() => false);
  const { el } = mountTable({}, { editable: { isBulkEditable, onBulkUpdate: async () => undefined } });
  press(el, 'Edit All');
  expect(all(el, 'tbody input[placeholder=Name]')).toHaveLength(5);
  expect(isBulkEditable).not.toHaveBeenCalled();
});

proves(
  ['ref; column.groupTitle as a string | tableRef; a function', 'import { MTable } | it is undefined'],
  () => {
    const grouped = (groupTitle: unknown) =>
      mountTable(
        { grouping: true },
        { columns: columns({ city: { defaultGroupOrder: 0, groupTitle: groupTitle as string } }) },
      ).el.textContent;
    expect(grouped('Where they live')).not.toContain('Where they live');
    expect(grouped(() => 'Where they live')).toContain('Where they live');
    expect(library).not.toHaveProperty('MTable');
  },
);

proves(
  [
    'components.SummaryRow, EditCell',
    'MTableEditCell, MTableSteppedPagination as imports',
    'row.tableData',
    'a theme function in sx',
  ],
  async () => {
    for (const name of ['MTableEditCell', 'MTableSteppedPagination']) expect(library).toHaveProperty(name);
    const own = columns({
      name: {
        render: (row: Person & { tableData?: { index: number } }) => `row ${row.tableData?.index}`,
      } as never,
    });
    const { el } = mountTable(
      {},
      {
        columns: own,
        sx: ((theme: { spacing: (by: number) => string }) => ({ letterSpacing: theme.spacing(3) })) as never,
        renderSummaryRow: () => 'sum',
        components: {
          SummaryRow: () => <tr className="summary" />,
          EditCell: () => <td className="cell" />,
        } as never,
        cellEditable: { isCellEditable: () => true, onCellEditApproved: async () => undefined },
      },
    );
    expect(shown(el)[0]).toBe('row 0');
    expect(getComputedStyle(one(el, 'table')).letterSpacing).toBe('24px');
    await expect.poll(() => all(el, '.summary').length).toBe(1);
    click(one(el, 'div[style*=dashed]'));
    await expect.poll(() => all(el, '.cell').length).toBe(1);
    expect(texts(el, 'th')).toContain('Name');
  },
);
