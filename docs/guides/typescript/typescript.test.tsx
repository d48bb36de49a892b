import * as library from '@material-table/core';
import MaterialTable, {
  MTableCell,
  type MaterialTableProps,
  type Options,
  type Column,
  type Components,
} from '@material-table/core';
import { createElement, memo, type ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { fill, press, click } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import BooksAndSongs from './wrapper';

proves(
  'Accept MaterialTableProps<Row>, add your own props, and merge the objects that both sides set.',
  () => {
    const { el } = mount(<BooksAndSongs />);
    const hints = all(el, 'input[aria-label=Search]').map((input) => (input as HTMLInputElement).placeholder);
    expect(hints).toEqual(['Search books', 'Search songs']);
    expect(shown(el, 1).slice(0, 2)).toEqual(['long', 'short']);
    // The page of the books enables the pagination, which overrides the default.
    expect(all(el, 'button[aria-label="Next Page"]')).toHaveLength(1);
    expect(all(el, bodyRow).map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([
      36, 36, 36, 36,
    ]);
  },
);

proves('overrides a default, because a spread copies undefined', () => {
  const defaults: Options<Person> = { search: true };
  const given: Options<Person> = { search: undefined };
  const { el } = mountTable({ ...defaults, ...given });
  expect(all(el, 'input[placeholder=Search]')).toHaveLength(0);
});

proves('tableRef is an ordinary prop', () => {
  const Wrapper = memo((props: MaterialTableProps<Person>) => <MaterialTable {...props} />);
  const tableRef = { current: undefined };
  mount(<Wrapper columns={columns()} data={people} tableRef={tableRef} />);
  expect(tableRef.current).toHaveProperty('onAllSelected');
});

proves(['though it works', 'A plain ref compiles but stays empty.'], async () => {
  const data = vi.fn(async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 }));
  const tableRef: { current: { onQueryChange: () => void } | null } = { current: null };
  const ref = vi.fn();
  mount(createElement(MaterialTable<Person>, { columns: columns(), data, tableRef, ref } as never));
  await expect.poll(() => data.mock.calls.length).toBe(1);
  tableRef.current?.onQueryChange();
  await expect.poll(() => data.mock.calls.length).toBe(2);
  expect(ref).not.toHaveBeenCalled();
});

proves('onRowAdd is typed as Person but has only the fields that users filled in, and no id', async () => {
  const onRowAdd = vi.fn(async (_row: Person) => {});
  const { el } = mountTable({}, { editable: { onRowAdd } });
  press(el, 'Add');
  fill(one(el, 'input[aria-label=Name]') as HTMLInputElement, 'Zoe');
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls).toEqual([[{ name: 'Zoe' }]]);
});

proves("All parts are typed as ComponentType<any>, so their props aren't checked.", async () => {
  const Cell = (props: ComponentProps<typeof MTableCell>) => <MTableCell {...props} value="–" />;
  const { el } = mountTable({}, { components: { Cell } });
  await expect.poll(() => shown(el)[0]).toBe('–');
});

proves(
  ['query.error is false after a success', 'entries of the first orderByCollection have no sortOrder'],
  async () => {
    const asked: unknown[] = [];
    const data = async (query: { error?: unknown; orderByCollection: { sortOrder?: number }[] }) => {
      asked.push(
        query.error,
        query.orderByCollection.map(({ sortOrder }) => sortOrder),
      );
      return { data: people.slice(0, 5), page: 0, totalCount: 12 };
    };
    const { el } = mountTable({}, { data });
    await expect.poll(() => shown(el).length).toBe(5);
    expect(asked).toEqual([undefined, [undefined, undefined, undefined]]);
    press(el, 'Next Page');
    await expect.poll(() => asked[2]).toBe(false);
  },
);

proves(
  [
    'The types accept it, but it does nothing',
    'page, totalCount of the table',
    'options.sorting: false',
    'it is undefined',
  ],
  () => {
    const { el } = mountTable({ sorting: false }, { page: 1, totalCount: 100 });
    expect(shown(el)[0]).toBe('Cid');
    expect(el.textContent).toContain('1-5 of 12');
    expect(all(el, 'th [aria-sort]')).toHaveLength(3);
    expect('MTable' in library).toBe(false);
  },
);

proves('It works, but the types reject it', async () => {
  const options = { paging: true, cellStyle: { fontStyle: 'italic' } };
  const loose = { columns: [{ title: 'Name', field: 'name', ariaLabel: 'The name' }] };
  const { el } = mountTable(options, loose);
  expect(getComputedStyle(one(el, `${bodyRow} td`)).fontStyle).toBe('italic');
  expect(all(el, '[aria-label="The name"]').length).toBeGreaterThan(0);
});

type UnitColumn = Column<Person> & { unit?: string };

function UnitCell(props: { columnDef: UnitColumn; value: unknown }) {
  const { unit = '' } = props.columnDef;
  return <MTableCell {...props} value={`${String(props.value)} ${unit}`} />;
}

proves(
  "components.Cell, editors and filters receive your field in columnDef. render doesn't receive the column.",
  async () => {
    const units: unknown[] = [];
    const read = ({ columnDef }: { columnDef: object }) => (
      units.push((columnDef as UnitColumn).unit),
      (<i />)
    );
    const render = vi.fn((row: Person, ..._rest: unknown[]) => row.name);
    const own: UnitColumn[] = [
      { title: 'Name', field: 'name', render, unit: 'x' },
      { title: 'Age', field: 'age', unit: 'years', editComponent: read, filterComponent: read },
    ];
    const { el } = mount(
      <MaterialTable
        columns={own}
        data={people}
        options={{ filtering: true }}
        components={{ Cell: UnitCell }}
        editable={{ onRowUpdate: save }}
      />,
    );
    await expect.poll(() => shown(el, 1)[0]).toBe('41 years');
    expect(new Set(units)).toEqual(new Set(['years']));
    units.length = 0;
    press(el, 'Edit');
    expect(new Set(units)).toEqual(new Set(['years']));
    expect(render).toHaveBeenCalled();
    expect(JSON.stringify(render.mock.calls.map(([, ...rest]) => rest))).not.toContain('unit');
  },
);

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
