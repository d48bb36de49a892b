import MaterialTable, { type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, checked, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

const selectAll = 'thead input[type="checkbox"]';
const boxes = (el: Element) => all(el, 'tbody input[type="checkbox"]') as HTMLInputElement[];
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

proves(
  [
    'Adds a column of checkboxes',
    'The checkboxes are always before the data columns.',
    'options.selection adds checkboxes; these props add buttons and panels.',
    'every enabled row that matches the search and filters, on all pages',
    'options={{ selection: true }} adds checkboxes, and onSelectionChange(rows, row) reports the selected rows.',
  ],
  () => {
    expect(boxes(mountTable().el)).toEqual([]);
    const onSelectionChange = vi.fn();
    const { el } = mountTable({ selection: true }, { onSelectionChange });
    expect(all(el, 'tbody td:first-child input')).toHaveLength(5);
    click(one(el, selectAll));
    expect(texts(el, 'h6')).toEqual(['12 row(s) selected']);
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(12);
  },
);

proves('Props for the MUI Checkbox of each row, as an object or a function of the row.', () => {
  const plain = mountTable({ selection: true, selectionProps: { color: 'secondary' } }).el;
  expect(all(plain, 'tbody .MuiCheckbox-colorSecondary')).toHaveLength(5);
  const { el } = mountTable({
    selection: true,
    selectionProps: (row) => ({
      disabled: row.city === 'Oslo',
      slotProps: { input: { 'aria-label': `Select ${row.name}` } },
    }),
  });
  expect(boxes(el).map((box) => box.disabled)).toEqual([false, false, true, true, false]);
  expect(boxes(el)[0]?.getAttribute('aria-label')).toBe('Select Cid');
});

proves(
  [
    'Pass a function as options.selectionProps and return { disabled: true } for the others. Select-all skips them.',
    'Rows disabled by an object (selectionProps: { disabled: true }) are selected anyway.',
    'Select-all and disabled rows: a full check mark, or disabled rows selected',
  ],
  () => {
    const asFunction = mountTable({
      selection: true,
      selectionProps: (row) => ({ disabled: row.city === 'Oslo' }),
    }).el;
    click(one(asFunction, selectAll));
    expect(checked(asFunction)).toEqual([true, true, false, false, true]);
    expect(texts(asFunction, 'h6')).toEqual(['8 row(s) selected']);
    expect(isChecked(one(asFunction, selectAll))).toBe(true);

    const asObject = mountTable({ selection: true, selectionProps: { disabled: true } }).el;
    click(one(asObject, selectAll));
    expect(checked(asObject)).toEqual([true, true, true, true, true]);
  },
);

proves('Props for the MUI Checkbox in the header, which selects all rows.', () => {
  const { el } = mountTable({
    selection: true,
    headerSelectionProps: { color: 'secondary', slotProps: { input: { 'aria-label': 'Select all rows' } } },
  });
  expect(one(el, selectAll).getAttribute('aria-label')).toBe('Select all rows');
  expect(all(el, 'thead .MuiCheckbox-colorSecondary')).toHaveLength(1);
  expect(all(el, 'tbody .MuiCheckbox-colorSecondary')).toHaveLength(0);
});

proves(['Shows the select-all checkbox in the header.', 'With false, the header cell is empty.'], () => {
  expect(all(mountTable({ selection: true }).el, selectAll)).toHaveLength(1);
  const { el } = mountTable({ selection: true, showSelectAllCheckbox: false });
  expect(all(el, selectAll)).toHaveLength(0);
  expect(all(el, 'thead th')).toHaveLength(4);
  expect(boxes(el)).toHaveLength(5);
});

proves(
  [
    'Shows a checkbox in each group row that selects all rows of the group.',
    'Use the checkbox of the group row',
  ],
  () => {
    const mountGrouped = (options: Options<Person>) =>
      mountTable({ selection: true, ...options }, { columns: columns({ city: { defaultGroupOrder: 0 } }) })
        .el;
    const el = mountGrouped({});
    expect(boxes(el)).toHaveLength(3);
    click(boxes(el)[2] as HTMLElement);
    expect(texts(el, 'h6')).toEqual(['3 row(s) selected']);
    expect(boxes(mountGrouped({ showSelectGroupCheckbox: false }))).toHaveLength(0);
  },
);

type Part = { code: string; name: string };
const parts: Part[] = [
  { code: 'a', name: 'Axle' },
  { code: 'b', name: 'Bolt' },
  { code: 'c', name: 'Cog' },
];

proves(
  [
    "The name of the field that identifies a row, if it isn't id.",
    'The rows have no id, and your component renders again, for example because onSelectionChange sets state.',
    'With it, the selection and open panels follow a row when you pass a new array. Without an identifying field, they are lost.',
  ],
  () => {
    const partColumns = [{ title: 'Name', field: 'name' }];
    const selectionAfterReorder = (options: Options<Part>) => {
      const table = (data: Part[]) => <MaterialTable data={data} columns={partColumns} options={options} />;
      const { el, rerender } = mount(table(parts));
      click(boxes(el)[0] as HTMLElement);
      rerender(table([...parts].reverse()));
      expect(shown(el)).toEqual(['Cog', 'Bolt', 'Axle']);
      return checked(el);
    };
    expect(selectionAfterReorder({ selection: true, idSynonym: 'code' })).toEqual([false, false, true]);
    expect(selectionAfterReorder({ selection: true })).toEqual([false, false, false]);
  },
);

proves(
  [
    'Values must be unique, and 0 and an empty string count as missing.',
    "The table then uses the row's index, which may be another row's id",
  ],
  () => {
    const mountIds = (ids: number[]) => {
      const onSelectionChange = vi.fn();
      const data = people.slice(0, 2).map((person, index) => ({ ...person, id: ids[index] ?? 0 }));
      const { el } = mountTable({ selection: true }, { data, onSelectionChange });
      click(one(el, selectAll));
      return onSelectionChange.mock.lastCall?.[0].map(
        (row: { tableData: { id: number } }) => row.tableData.id,
      );
    };
    expect(mountIds([7, 8])).toEqual([7, 8]);
    expect(mountIds([1, 0])).toEqual([1, 1]);
  },
);
