import MaterialTable, { type Column, type Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';

/** A row with a value of any kind. */
export interface Cell {
  id: number;
  at: unknown;
}

/** All rows on one page, and filters without a delay. */
export const quick = { filtering: true, paging: false, debounceInterval: 0 };

/** Mount a table on one page with a column "At" of these values, and return its element; rows count from id 1. */
export function cells(values: unknown[], column: Partial<Column<Cell>> = {}, options: Options<Cell> = {}) {
  const data = values.map((at, index) => ({ id: index + 1, at }));
  const own: Column<Cell>[] = [{ title: 'At', field: 'at', ...column }];
  return mount(<MaterialTable columns={own} data={data} options={{ paging: false, ...options }} />).el;
}

/** The same with the ids in a first column, which is not searched, and a filter row. */
export function numbered(values: unknown[], column: Partial<Column<Cell>>, options: Options<Cell> = {}) {
  const data = values.map((at, index) => ({ id: index + 1, at }));
  const own: Column<Cell>[] = [
    { title: 'No', field: 'id', searchable: false },
    { title: 'At', field: 'at', ...column },
  ];
  return mount(<MaterialTable columns={own} data={data} options={{ ...quick, ...options }} />).el;
}

/** The values in the order of the table when the column is sorted. */
export const sorted = (values: unknown[], column: Partial<Column<Cell>> = {}) =>
  shown(cells(values, { defaultSort: 'asc', render: ({ at }) => String(at), ...column }));

/** Open the editor of a row with this value; return the table, the field, and the saved value. */
export function edited(at: unknown, column: Partial<Column<Cell>>) {
  const onRowUpdate = vi.fn(async (_row: Cell) => undefined);
  const own: Column<Cell>[] = [{ title: 'At', field: 'at', ...column }];
  const { el } = mount(<MaterialTable columns={own} data={[{ id: 1, at }]} editable={{ onRowUpdate }} />);
  press(el, 'Edit');
  const save = async () => {
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    return onRowUpdate.mock.calls[0]?.[0].at;
  };
  const field = () => one(el, 'tbody .MuiPickersTextField-root, tbody .MuiTextField-root').textContent;
  return { el, save, field };
}
