import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { mount } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, bodyRow, boxes } from '../../../tests/claims/read';
import { columns, people, type Person } from '../../../tests/claims/table';

export type Row = Partial<Omit<Person, 'id'>> & { id?: unknown; tableData?: Record<string, unknown> };

export const three: Row[] = people.slice(0, 3);

/** Mount rows of any kind; `show` renders the same table with other rows. */
export function mountRows(rows: Row[], props: Partial<MaterialTableProps<Person>> = {}) {
  const base = { columns: columns(), options: { selection: true, paging: false }, ...props };
  const table = (next: Row[]) => <MaterialTable {...base} data={next as unknown as Person[]} />;
  const mounted = mount(table(rows));
  return { ...mounted, show: (next: Row[]) => mounted.rerender(table(next)) };
}

/** New row objects, one year older. */
export const older = (rows: Row[]) => rows.map((row) => ({ ...row, age: (row.age ?? 0) + 1 }));

/** Click the checkbox of this row. */
export const select = (el: ParentNode, index: number) => click(boxes(el)[index] as HTMLElement);

/** The places of the selected rows. */
export const selectedAt = (el: ParentNode) =>
  all(el, bodyRow).flatMap((row, index) => (row.querySelector('input:checked') ? [index] : []));

/** Select this row, change all ages, and return the selected rows. */
export function afterChange(rows: Row[], index: number, options: Options<Person> = {}) {
  const { el, show, unmount } = mountRows(rows, { options: { selection: true, paging: false, ...options } });
  select(el, index);
  show(older(rows));
  const result = selectedAt(el);
  unmount();
  return result;
}
