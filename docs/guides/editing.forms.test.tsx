import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, type Person, save } from '../../tests/claims/table';

proves(
  ['The first argument is the changed row, the second the old one: onRowUpdate: (newData, oldData) => ….'],
  async () => {
    const onRowUpdate = vi.fn(async (_newData: Person, _oldData?: Person) => undefined);
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.map((row) => row?.name)).toEqual(['Sid', 'Cid']);
  },
);

proves(
  [
    'Delete is hidden in bulk editing. Let users mark rows in a separate column, and remove the marked rows in onBulkUpdate. Here, newData.removed is the mark',
  ],
  async () => {
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const removeColumn = { title: 'Remove', field: 'removed', type: 'boolean' as const, render: () => null };
    const own = [...columns({ age: { editable: 'onUpdate' } }), removeColumn];
    const { el } = mountTable({}, { columns: own, editable: { onBulkUpdate, onRowDelete: save } });
    press(el, 'Edit All');
    expect(all(el, 'button[aria-label="Delete"]')).toEqual([]);
    expect(all(el, 'tbody input[aria-label="Age"]')).toEqual([]);
    click(all(el, 'input[aria-label="Remove"]')[1] as HTMLElement);
    press(el, 'Save all changes');
    await expect.poll(() => onBulkUpdate.mock.calls.length).toBe(1);
    expect(onBulkUpdate.mock.lastCall?.[0]).toEqual({
      2: expect.objectContaining({ newData: expect.objectContaining({ name: 'Ann', removed: true }) }),
    });
  },
);
