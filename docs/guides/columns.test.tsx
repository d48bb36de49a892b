import MaterialTable, { type Column, type Options } from '@material-table/core';
import { createRef, type ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, titles } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, widths } from '../../tests/claims/table';

const input = (el: ParentNode, selector: string) => one(el, selector) as HTMLInputElement;

proves(
  [
    "With tableLayout: 'fixed', the width is kept if at least one other visible column has none.",
    "If every column has a width, they share the table's width proportionally.",
  ],
  () => {
    const fixed: Options<Person> = { tableLayout: 'fixed' };
    expect(widths(columns({ age: { width: 80 } }), fixed)[2]).toBe(80);
    const each = { width: 100 };
    expect(widths(columns({ name: each, city: each, age: each }), fixed)).toEqual([300, 300, 300]);
  },
);

proves(['A width in headerStyle or cellStyle has no effect', 'The table then scrolls sideways.'], () => {
  expect(widths(columns({ name: { headerStyle: { width: 50 } } }))).toEqual([300, 300, 300]);
  expect(widths(columns({ name: { cellStyle: { minWidth: 500 } } }))[0]).toBe(500);
  expect(widths(columns({ name: { minWidth: 700 }, city: { minWidth: 700 } })).slice(0, 2)).toEqual([
    700, 700,
  ]);
});

proves('Resizing requires two options', () => {
  const handles = (options: Options<Person>) => {
    const { el, unmount } = mountTable(options);
    const found = all(el, 'thead th').filter((th) =>
      all(th, '*').some((part) => getComputedStyle(part).cursor === 'col-resize'),
    ).length;
    unmount();
    return found;
  };
  expect(handles({ columnResizable: true })).toBe(0);
  expect(handles({ columnResizable: true, tableLayout: 'fixed' })).toBeGreaterThan(0);
});

proves(
  [
    'When the columns change, filters, hidden columns and groups are lost.',
    "If each column's id equals its index, filters are kept.",
  ],
  async () => {
    const filtered = async (make: (field: string, index: number) => Column<Person>) => {
      const table = (fields: string[]) => (
        <MaterialTable
          columns={fields.map(make)}
          data={people}
          options={{ filtering: true, debounceInterval: 0 }}
        />
      );
      const { el, rerender } = mount(table(['name', 'city']));
      fill(input(el, '#m--table--filter--row input'), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(table(['name', 'city', 'age']));
      return all(el, bodyRow).length;
    };
    expect(await filtered((field) => ({ title: field, field }))).toBe(5);
    expect(await filtered((field, id) => ({ id, title: field, field }))).toBe(1);
  },
);

proves(
  [
    "find the row's position in the table's sorted list",
    'The numbers restart at 1 after a search, filter or sort, and continue across pages.',
    "keeps the row's first number, so a deletion leaves a gap",
  ],
  async () => {
    type Numbered = Person & { tableData?: { index: number } };
    const tableRef = createRef<{ dataManager: { sortedData: Person[] } }>();
    const placeOf = (row: Person) =>
      tableRef.current?.dataManager.sortedData.findIndex(({ id }) => id === row.id);
    const numbered: Column<Numbered>[] = [
      { title: 'Index', render: (row) => row.tableData?.index },
      { title: 'No.', render: (row) => (placeOf(row) ?? 0) + 1 },
      { title: 'Name', field: 'name' },
    ];
    const table = (data: Person[]) => (
      <MaterialTable columns={numbered} data={data} tableRef={tableRef} options={{ debounceInterval: 0 }} />
    );
    const { el, rerender } = mount(table(people));
    expect(shown(el, 1)).toEqual(['1', '2', '3', '4', '5']);
    rerender(table(people.filter(({ id }) => id !== 2)));
    expect(shown(el, 0)).toEqual(['0', '2', '3', '4', '5']);
    expect(shown(el, 1)).toEqual(['1', '2', '3', '4', '5']);
    press(el, 'Next Page');
    expect(shown(el, 1)[0]).toBe('6');
    fill(input(el, 'input[aria-label="Search"]'), 'oslo');
    await expect.poll(() => shown(el, 2)).toEqual([]);
    fill(input(el, 'input[aria-label="Search"]'), 'a');
    await expect.poll(() => shown(el, 2)).toEqual(['Dora', 'Fay', 'Hal', 'Ida']);
    expect(shown(el, 1)).toEqual(['1', '2', '3', '4']);
  },
);

proves(['Search, filters and sorting use only its field', 'render receives the whole row.'], async () => {
  const whole = (row: Person) => `${row.name} from ${row.city}`;
  const search = async (column: Partial<Column<Person>>, rows: number) => {
    const made = [{ title: 'Person', field: 'name', render: whole, ...column }];
    const { el } = mountTable({ debounceInterval: 0 }, { columns: made });
    fill(input(el, 'input[aria-label="Search"]'), 'from oslo');
    await expect.poll(() => all(el, bodyRow).length).toBe(rows);
  };
  await search({}, 0);
  await search({ customFilterAndSearch: (text: string, row) => whole(row).toLowerCase().includes(text) }, 4);
});

proves('A double click on the edge of a header does nothing.', async () => {
  const { el } = mountTable({ columnResizable: true, tableLayout: 'fixed' });
  const width = () => one(el, 'thead th').getBoundingClientRect().width;
  const before = width();
  await userEvent.dblClick(one(el, '[data-testid=drag_handle]'));
  expect(width()).toBe(before);
});

proves("A hidden column isn't enough, because users can show it in the menu of columnsButton.", () => {
  const { el } = mountTable({ columnsButton: true }, { columns: columns({ age: { hidden: true } }) });
  expect(titles(el)).toEqual(['Name', 'City']);
  press(el, 'Show Columns');
  click(one(document, '[role=menu] [id="column-toggle-2"], [role=menu] li:nth-of-type(4) input'));
  expect(titles(el)).toEqual(['Name', 'City', 'Age']);
});

proves("JSON can't contain functions, so let a definition name its renderer", () => {
  const saved: { title: string; field: keyof Person; shows?: string }[] = JSON.parse(
    '[{ "title": "Name", "field": "name", "shows": "strong" }, { "title": "City", "field": "city" }]',
  );
  const renderers: Record<string, (person: Person) => ReactNode> = {
    strong: ({ name }) => <strong>{name}</strong>,
  };
  const made = saved.map(({ shows, ...column }) =>
    shows ? { ...column, render: renderers[shows] } : column,
  );
  const { el } = mountTable({}, { columns: made });
  expect(one(el, `${bodyRow} strong`).textContent).toBe('Cid');
  expect(shown(el, 1)[0]).toBe('Bonn');
});
