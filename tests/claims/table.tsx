import MaterialTable, { type Column, type MaterialTableProps, type Options } from '@material-table/core';
import { vi } from 'vitest';
import { mount } from './claim';
import { click, press } from './hands';
import { all } from './read';

export type Person = { id: number; name: string; city: string; age: number };

/** Twelve people in a fixed order: three pages of the default size, three cities. */
export const people: Person[] = [
  { id: 1, name: 'Cid', city: 'Bonn', age: 41 },
  { id: 2, name: 'Ann', city: 'Bonn', age: 30 },
  { id: 3, name: 'Dora', city: 'Oslo', age: 30 },
  { id: 4, name: 'Bob', city: 'Oslo', age: 25 },
  { id: 5, name: 'Eve', city: 'Rome', age: 52 },
  { id: 6, name: 'Fay', city: 'Bonn', age: 19 },
  { id: 7, name: 'Gus', city: 'Oslo', age: 33 },
  { id: 8, name: 'Hal', city: 'Rome', age: 47 },
  { id: 9, name: 'Ida', city: 'Bonn', age: 28 },
  { id: 10, name: 'Jon', city: 'Oslo', age: 36 },
  { id: 11, name: 'Kim', city: 'Rome', age: 61 },
  { id: 12, name: 'Leo', city: 'Bonn', age: 22 },
];

/** Create fresh columns (name, city, age): the library writes to the ones it receives. */
export function columns(
  overrides: Partial<Record<keyof Person, Partial<Column<Person>>>> = {},
): Column<Person>[] {
  return [
    { title: 'Name', field: 'name', ...overrides.name },
    { title: 'City', field: 'city', ...overrides.city },
    { title: 'Age', field: 'age', type: 'numeric', ...overrides.age },
  ];
}

/** Mount a table of people with these options; `update` renders it with others, same data and columns. */
export function mountTable(options: Options<Person> = {}, props: Partial<MaterialTableProps<Person>> = {}) {
  const base = { title: 'People', data: people, columns: columns(), ...props };
  const mounted = mount(<MaterialTable {...base} options={options} />);
  const update = (next: Options<Person>) => mounted.rerender(<MaterialTable {...base} options={next} />);
  return { ...mounted, update };
}

/** Mount a table of people with these columns in a box of this width. */
export function inBox(
  width: number,
  own: Column<Person>[],
  options: Options<Person> = {},
  props: object = {},
) {
  return mount(
    <div style={{ width }}>
      <MaterialTable columns={own} data={people} options={{ draggable: false, ...options }} {...props} />
    </div>,
  ).el;
}

/** Save nothing, successfully: for a table that needs only the buttons. */
export const save = async () => undefined;

/** Choose the only entry of the export menu and return the columns and rows that it receives. */
export function exported(own: Column<Person>[], options: Options<Person> = {}) {
  const exportFunc = vi.fn();
  const { el } = mountTable({ ...options, exportMenu: [{ label: 'x', exportFunc }] }, { columns: own });
  press(el, 'Export');
  click(all(document, '[role=menuitem]').at(-1) as HTMLElement);
  const [used, rows, data] = exportFunc.mock.calls[0] as [
    Column<Person>[],
    Person[],
    { groupedData: unknown[] },
  ];
  return { fields: used.map(({ field }) => field), rows, data };
}

/** Return the widths of the headers in a table of 900 px. */
export function widths(made: Column<Person>[], options: Options<Person> = {}) {
  const { el, unmount } = mount(
    <div style={{ width: 900 }}>
      <MaterialTable columns={made} data={people} options={options} />
    </div>,
  );
  const found = all(el, 'thead th').map((th) => Math.round(th.getBoundingClientRect().width));
  unmount();
  return found;
}
