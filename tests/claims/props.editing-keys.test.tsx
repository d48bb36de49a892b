import type { MaterialTableProps } from '@material-table/core';
import { expect, vi } from 'vitest';

import { proves } from './claim';
import { inputs } from './editing';
import { click, fill, key, press } from './hands';
import { all, input, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'In bulk edit, Enter saves all rows and Escape does nothing.',
    'With editable.onBulkUpdate, they open all rows of the page at once and save them together.',
  ],
  async () => {
    const onBulkUpdate = vi.fn(async () => undefined);
    const { el } = mountTable({}, { editable: { onBulkUpdate } });
    press(el, 'Edit All');
    fill(input(el), 'Sid');
    key(input(el), 'Escape', 27);
    expect([inputs(el), input(el).value]).toEqual([5, 'Sid']);
    key(all(el, 'input[aria-label="Name"]')[3] as HTMLElement, 'Enter', 13);
    expect(onBulkUpdate).toHaveBeenCalledTimes(1);
    await expect.poll(() => inputs(el)).toBe(0);
  },
);

proves(['An emptied number field saves NaN'], async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRowUpdate = vi.fn(async (_row: Person) => undefined);
  const { el } = mountTable({}, { editable: { onRowUpdate } });
  press(el, 'Edit');
  fill(input(el, 'Age'), '');
  press(el, 'Save');
  expect(onRowUpdate.mock.calls[0]?.[0].age).toBeNaN();
  const rows = people.map((person) => ({ ...person, age: Number.NaN }));
  expect(shown(mountTable({}, { data: rows }).el, 2)[0]).toBe('NaN');
  error.mockRestore();
});

proves(['errorState keeps an old error after a successful save'], async () => {
  const tableRef: { current: { state: { errorState?: unknown } } | null } = { current: null };
  const onRowUpdate = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('no'));
  const props: Partial<MaterialTableProps<Person>> = {
    editable: { onRowUpdate: onRowUpdate as never },
    tableRef: tableRef as never,
    columns: columns(),
  };
  const { el } = mountTable({}, props);
  press(el, 'Edit');
  press(el, 'Save');
  await expect.poll(() => tableRef.current?.state.errorState).toMatchObject({ errorCause: 'update' });
  press(el, 'Save');
  await expect.poll(() => inputs(el)).toBe(0);
  click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
  expect(inputs(el)).toBe(1);
  expect(tableRef.current?.state.errorState).toMatchObject({ errorCause: 'update' });
});
