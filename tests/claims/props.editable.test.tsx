import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { edit, inputs } from './editing';
import { click, fill, key, press } from './hands';
import { all, bodyRow, input, one } from './read';
import { columns, mountTable, people, type Person } from './table';

const row = (el: HTMLElement, index = 0) => all(el, bodyRow)[index] as HTMLElement;

proves(
  [
    'Saves a new row.',
    'It receives only the fields that have an editor or an initial value, without id or tableData.',
    'If it resolves, the row leaves edit mode',
  ],
  async () => {
    const onRowAdd = vi.fn(async () => undefined);
    const el = edit({ onRowAdd });
    press(el, 'Add');
    fill(input(el, 'Name'), 'Zoe');
    press(el, 'Save');
    expect(onRowAdd).toHaveBeenCalledWith({ name: 'Zoe' });
    await expect.poll(() => inputs(el)).toBe(0);
  },
);

proves(
  [
    'Saves a changed row.',
    'It receives the new row and the old one, both with tableData. The new row has all fields of the old one, edited or not.',
    "The table doesn't change your data, so pass a new array.",
    "Each function must return a promise and update your own data, because the table doesn't.",
    "Your function received the new row but didn't store it.",
    'the first one is the changed row and the second one is the old row: onRowUpdate: (newData, oldData) => ….',
  ],
  async () => {
    const onRowUpdate = vi.fn(async (_next: Person, _old?: Person) => undefined);
    const el = edit({ onRowUpdate });
    click(one(row(el), 'button[aria-label="Edit"]'));
    fill(input(el, 'Name'), 'Sid');
    press(el, 'Save');
    expect(onRowUpdate.mock.calls[0]?.[0]).toMatchObject({
      id: 1,
      name: 'Sid',
      age: 41,
      tableData: { id: 1 },
    });
    expect(onRowUpdate.mock.calls[0]?.[1]).toMatchObject({ id: 1, name: 'Cid', tableData: { id: 1 } });
    await expect.poll(() => inputs(el)).toBe(0);
    expect(el.textContent).toContain('Cid');
  },
);

proves(
  [
    'A rejected promise just keeps the row open.',
    'if it rejects, the row stays in edit mode with the unsaved input.',
    'If the promise rejects, the row stays open with the unsaved input',
    'A failed save shows the user no message',
  ],
  async () => {
    const el = edit({ onRowUpdate: () => Promise.reject(new Error('The server said no.')) });
    click(one(row(el), 'button[aria-label="Edit"]'));
    fill(input(el, 'Name'), 'Sid');
    press(el, 'Save');
    await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
    expect(input(el, 'Name').value).toBe('Sid');
    expect(el.textContent).not.toContain('The server said no.');
  },
);

proves(
  [
    "With a path like 'address.city', the editor changes the nested object in your row while users type, and Cancel doesn't undo it.",
    'The editor of a column such as address.city changes the address of your row while the user types.',
    "Canceling an edit doesn't undo changes to nested fields",
    "Your rows aren't mutated, except for edited nested fields.",
  ],
  () => {
    const nested = [{ id: 1, name: 'Ada', city: '', age: 1, address: { town: 'Bonn' } }];
    const town = { title: 'Town', field: 'address.town' };
    const el = edit({ onRowUpdate: async () => undefined }, { data: nested, columns: [...columns(), town] });
    click(one(row(el), 'button[aria-label="Edit"]'));
    fill(input(el, 'Town'), 'Oslo');
    press(el, 'Cancel');
    expect(nested[0]?.address.town).toBe('Oslo');
  },
);

proves(
  [
    'Deletes a row after the user confirms in the row.',
    'It receives the row without tableData.',
    "onRowDelete doesn't receive tableData, so it needs an id.",
    'onRowDelete and onRowAdd receive rows without tableData.',
    'has a built-in confirmation before it deletes a row',
    'With onRowDelete, users always confirm a deletion.',
  ],
  async () => {
    const onRowDelete = vi.fn(async (_old: Person) => undefined);
    const el = edit({ onRowDelete });
    click(one(row(el, 1), 'button[aria-label="Delete"]'));
    expect(el.textContent).toContain('Are you sure you want to delete this row?');
    expect(onRowDelete).not.toHaveBeenCalled();
    press(el, 'Save');
    expect(onRowDelete).toHaveBeenCalledWith(people[1]);
  },
);

proves(
  [
    'Saves all rows that were changed in bulk edit, where every visible row is open at once.',
    'It receives an object with one { oldData, newData } entry per changed row.',
    "The keys are the rows' ids, or their indexes if rows have no ids. Use only the values:",
    'Your function receives only the changed rows',
  ],
  async () => {
    const onBulkUpdate = vi.fn(async () => undefined);
    const el = edit({ onBulkUpdate });
    press(el, 'Edit All');
    expect(inputs(el)).toBe(5);
    fill(all(el, 'input[aria-label="Name"]')[2] as HTMLInputElement, 'Dorothy');
    press(el, 'Save all changes');
    expect(onBulkUpdate).toHaveBeenCalledWith({
      3: {
        oldData: expect.objectContaining({ name: 'Dora' }),
        newData: expect.objectContaining({ name: 'Dorothy' }),
      },
    });
    await expect.poll(() => inputs(el)).toBe(0);
  },
);

proves(['Save all changes still works', 'Bulk edit saves invalid values'], () => {
  const onBulkUpdate = vi.fn(async () => undefined);
  const el = edit({ onBulkUpdate }, { columns: columns({ name: { validate: () => 'never valid' } }) });
  press(el, 'Edit All');
  fill(input(el, 'Name'), 'Sid');
  press(el, 'Save all changes');
  expect(onBulkUpdate).toHaveBeenCalledTimes(1);
});

proves('Bulk edit shows no inputs in a grouped table', () => {
  const { el } = mountTable(
    { grouping: true, defaultExpanded: true },
    {
      editable: { onBulkUpdate: async () => undefined },
      columns: columns({ city: { defaultGroupOrder: 0 } }),
    },
  );
  press(el, 'Edit All');
  expect(inputs(el)).toBe(0);
});

proves(
  'Runs with true when a user starts editing all rows at once and with false after they save or discard the changes',
  async () => {
    const onBulkEditOpen = vi.fn();
    const el = edit({ onBulkUpdate: async () => undefined }, { onBulkEditOpen });
    press(el, 'Edit All');
    press(el, 'Discard all changes');
    press(el, 'Edit All');
    press(el, 'Save all changes');
    await expect.poll(() => onBulkEditOpen.mock.calls.flat()).toEqual([true, false, true, false]);
  },
);

proves('If onBulkUpdate rejects, bulk edit stays open and nothing is called.', async () => {
  const onBulkEditOpen = vi.fn();
  const el = edit({ onBulkUpdate: () => Promise.reject(new Error('no')) }, { onBulkEditOpen });
  press(el, 'Edit All');
  press(el, 'Save all changes');
  await expect.poll(() => all(el, '.MuiCircularProgress-root').length).toBe(0);
  expect(inputs(el)).toBe(5);
  expect(onBulkEditOpen.mock.calls.flat()).toEqual([true]);
});

proves(
  [
    'Disables the Edit button in rows for which it returns false.',
    'Disables the Delete button in rows for which it returns false.',
    'isEditable and isDeletable gray them out',
  ],
  () => {
    const only1 = (person: Person) => person.id === 1;
    const el = edit({
      onRowUpdate: async () => undefined,
      onRowDelete: async () => undefined,
      isEditable: only1,
      isDeletable: only1,
    });
    const disabled = (index: number) =>
      all(row(el, index), 'button').map((button) => button.hasAttribute('disabled'));
    expect(disabled(0)).toEqual([false, false]);
    expect(disabled(1)).toEqual([true, true]);
  },
);

proves(
  [
    'Hides the Edit button in rows for which it returns true.',
    'Hides the Delete button in rows for which it returns true.',
    'isEditHidden and isDeleteHidden hide the buttons',
    'All four functions receive the row',
  ],
  () => {
    const el = edit({
      onRowUpdate: async () => undefined,
      onRowDelete: async () => undefined,
      isEditHidden: (person) => person.id === 1,
      isDeleteHidden: (person) => person.id === 2,
    });
    expect(one(row(el, 0), 'button').getAttribute('aria-label')).toBe('Delete');
    expect(one(row(el, 1), 'button').getAttribute('aria-label')).toBe('Edit');
  },
);

proves(
  [
    "The tooltip of each row's Edit button, as a function of the row, instead of localization.body.editTooltip.",
    'unless editable.editTooltip overrides it per row.',
    'unless editable.deleteTooltip overrides it per row.',
  ],
  () => {
    const el = edit({
      onRowUpdate: async () => undefined,
      onRowDelete: async () => undefined,
      editTooltip: (person) => `Edit ${person.name}`,
      deleteTooltip: (person) => `Delete ${person.name}`,
    });
    expect(all(row(el), 'button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit Cid',
      'Delete Cid',
    ]);
  },
);

proves(
  [
    'Runs when the user cancels adding a row, including with a second click on the Add button.',
    'Despite the type, it receives initialFormData or undefined, not the unsaved input.',
  ],
  () => {
    const onRowAddCancelled = vi.fn();
    const el = edit({ onRowAdd: async () => undefined, onRowAddCancelled });
    press(el, 'Add');
    fill(input(el, 'Name'), 'Zoe');
    key(input(el, 'Name'), 'Escape', 27);
    press(el, 'Add');
    press(el, 'Add');
    expect(onRowAddCancelled.mock.calls.map(([draft]) => draft)).toEqual([undefined, undefined]);
    const filled = edit(
      { onRowAdd: async () => undefined, onRowAddCancelled },
      { initialFormData: { city: 'Oslo' } },
    );
    press(filled, 'Add');
    press(filled, 'Cancel');
    expect(onRowAddCancelled).toHaveBeenLastCalledWith({ city: 'Oslo' });
  },
);

proves(
  [
    'Runs with the unchanged row when the user cancels editing it.',
    'Runs with the row when the user cancels its deletion.',
  ],
  () => {
    const onRowUpdateCancelled = vi.fn();
    const onRowDeleteCancelled = vi.fn();
    const update = edit({ onRowUpdate: async () => undefined, onRowUpdateCancelled });
    click(one(row(update), 'button[aria-label="Edit"]'));
    fill(input(update, 'Name'), 'Sid');
    press(update, 'Cancel');
    expect(onRowUpdateCancelled.mock.calls[0]?.[0]).toMatchObject({ name: 'Cid' });
    const remove = edit({ onRowDelete: async () => undefined, onRowDeleteCancelled });
    click(one(row(remove), 'button[aria-label="Delete"]'));
    press(remove, 'Cancel');
    expect(onRowDeleteCancelled.mock.calls[0]?.[0]).toMatchObject({ name: 'Cid' });
  },
);

proves(
  [
    'The buttons use the functions that were passed when data, columns or options last changed.',
    'isEditable and isDeletable keep an old result',
  ],
  () => {
    const base = { title: 'People', columns: columns(), data: people };
    const editable = (isAllowed: boolean) => ({
      onRowUpdate: async () => undefined,
      isEditable: () => isAllowed,
    });
    const isDisabled = () => one(row(el), 'button').hasAttribute('disabled');
    const { el, rerender } = mount(<MaterialTable {...base} editable={editable(true)} />);
    rerender(<MaterialTable {...base} editable={editable(false)} />);
    expect(isDisabled()).toBe(false);
    rerender(<MaterialTable {...base} editable={editable(false)} options={{ pageSize: 10 }} />);
    return expect.poll(isDisabled).toBe(true);
  },
);
