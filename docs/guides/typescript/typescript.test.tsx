import * as library from '@material-table/core';
import MaterialTable, {
  MTableCell,
  type MaterialTableProps,
  type Options,
  type Column,
  type Components,
} from '@material-table/core';
import { createElement, memo } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { fill, press, click } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../../tests/claims/table';
import BooksAndSongs from './wrapper';

proves('Accept MaterialTableProps<Row>, where Row must extend object, and add your props.', () => {
  const { el } = mount(<BooksAndSongs />);
  const hints = all(el, 'input[aria-label=Search]').map((input) => (input as HTMLInputElement).placeholder);
  expect(hints).toEqual(['Search books', 'Search songs']);
  expect(shown(el, 1).slice(0, 2)).toEqual(['long', 'short']);
  // The page of the books enables the pagination, which overrides the default.
  expect(all(el, 'button[aria-label="Next Page"]')).toHaveLength(1);
  expect(all(el, bodyRow).map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([
    36, 36, 36, 36,
  ]);
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

proves('typed as a whole row but has only the fields that users filled in, and no id', async () => {
  const onRowAdd = vi.fn(async (_row: Person) => {});
  const { el } = mountTable({}, { editable: { onRowAdd } });
  press(el, 'Add');
  fill(one(el, 'input[aria-label=Name]') as HTMLInputElement, 'Zoe');
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls).toEqual([[{ name: 'Zoe' }]]);
});

type UnitColumn = Column<Person> & { unit?: string };

function UnitCell(props: { columnDef: UnitColumn; value: unknown }) {
  const { unit = '' } = props.columnDef;
  return <MTableCell {...props} value={`${String(props.value)} ${unit}`} />;
}

proves(
  "Cell overrides, editors and filters receive your field in columnDef, but render doesn't receive the column.",
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

proves('each table needs its own column objects anyway', async () => {
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
  'Merge options, labels and components one by one, because spreading the props over the defaults would replace each as a whole.',
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

proves(
  [
    'components.SummaryRow, EditCell',
    'MTableEditCell, MTableSteppedPagination as imports',
    'row.tableData',
    'a theme function in sx',
    'It works, but the types reject it',
  ],
  async () => {
    for (const name of ['MTableEditCell', 'MTableSteppedPagination']) expect(library).toHaveProperty(name);
    const own = columns({
      name: {
        render: (row: Person & { tableData?: { index: number } }) => `row ${row.tableData?.index}`,
        ariaLabel: 'The name',
      } as never,
    });
    const { el } = mountTable({ cellStyle: { fontStyle: 'italic' } } as never, {
      columns: own,
      sx: ((theme: { spacing: (by: number) => string }) => ({ letterSpacing: theme.spacing(3) })) as never,
      renderSummaryRow: () => 'sum',
      components: {
        SummaryRow: () => <tr className="summary" />,
        EditCell: () => <td className="cell" />,
      } as never,
      cellEditable: { isCellEditable: () => true, onCellEditApproved: async () => undefined },
    });
    expect(shown(el)[0]).toBe('row 0');
    expect(getComputedStyle(one(el, 'table')).letterSpacing).toBe('24px');
    await expect.poll(() => all(el, '.summary').length).toBe(1);
    click(one(el, 'div[style*=dashed]'));
    await expect.poll(() => all(el, '.cell').length).toBe(1);
    expect(getComputedStyle(one(el, `${bodyRow} td:not(.cell)`)).fontStyle).toBe('italic');
    expect(all(el, '[aria-label="The name"]').length).toBeGreaterThan(0);
  },
);
