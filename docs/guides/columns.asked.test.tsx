import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { shown } from '../../tests/claims/read';
import { columns, type Person, widths } from '../../tests/claims/table';

const ten = (width: Partial<Column<Person>>) =>
  Array.from({ length: 10 }, (): Column<Person> => ({ title: 'N', field: 'name', ...width }));

proves(['A width in headerStyle or cellStyle has no effect.', 'The width is ignored.'], () => {
  const style = { width: 400 };
  expect(widths(columns({ name: { headerStyle: style, cellStyle: style } }))).toEqual([300, 300, 300]);
  expect(widths(columns({ name: { width: 400 } }))[0]).toBe(400);
});

proves(
  [
    'In a container of 900 px, ten columns with width: 200 get 90 px each.',
    "With tableLayout: 'fixed', they keep their 200 px",
    'but not with fixedColumns, which requires width',
  ],
  () => {
    expect(widths(ten({ width: 200 }))[0]).toBe(90);
    expect(widths(ten({ width: 200 }), { tableLayout: 'fixed' })[0]).toBe(200);
    expect(widths(ten({ minWidth: 200 }))[0]).toBe(200);
    expect(widths(ten({ minWidth: 200 }), { fixedColumns: { left: 1 } })[0]).toBe(90);
    expect(widths(ten({ width: 200 }), { fixedColumns: { left: 1 } })[0]).toBe(200);
  },
);

proves(
  [
    "with tableLayout: 'fixed' only width works",
    "maxWidth limits resizing, but doesn't keep a column narrow.",
  ],
  () => {
    const least = columns({ name: { minWidth: 400 } });
    expect(widths(least)[0]).toBe(400);
    expect(widths(columns({ name: { minWidth: 400 } }), { tableLayout: 'fixed' })[0]).toBe(300);
    const most: Partial<Column<Person>> & { maxWidth: number } = { maxWidth: 60 };
    expect(widths(columns({ name: most }))[0]).toBe(300);
  },
);

proves("field can be a path, such as 'address.city' or 'items[0].name'.", () => {
  const rows = [{ id: 1, items: [{ name: 'Cup' }] }];
  const { el } = mount(<MaterialTable columns={[{ title: 'First', field: 'items[0].name' }]} data={rows} />);
  expect(shown(el)).toEqual(['Cup']);
});

proves('A key with this exact name takes precedence over the path.', () => {
  const rows = [{ id: 1, 'price.net': 3, price: { net: 9 } }];
  const { el } = mount(<MaterialTable columns={[{ title: 'Net', field: 'price.net' }]} data={rows} />);
  expect(shown(el)).toEqual(['3']);
});

proves(
  [
    "The value must be a key of the lookup, such as 1 or '1' for { 1: 'Open' }. If it is the label 'Open' or an object such as { id: 1 }, the cell stays empty.",
    'The value must be a key of the lookup',
  ],
  () => {
    const rows = [1, '1', 'Open', { id: 1 }].map((state, index) => ({ id: index + 1, state }));
    const { el } = mount(
      <MaterialTable columns={[{ title: 'State', field: 'state', lookup: { 1: 'Open' } }]} data={rows} />,
    );
    expect(shown(el)).toEqual(['Open', 'Open', '', '']);
  },
);
