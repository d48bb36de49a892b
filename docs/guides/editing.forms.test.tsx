import MaterialTable from '@material-table/core';
import { MTableEditField } from '@material-table/core';
import { type ComponentProps, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
const focused = () => document.activeElement?.getAttribute('aria-label');
const question = 'Are you sure you want to delete this row?';

proves(
  [
    'The first argument is the changed row, and the second is the old one: onRowUpdate: (newData, oldData) => ….',
  ],
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
    'By default, the form is at the bottom, and the page scrolls to it because its first field gets the focus.',
  ],
  async () => {
    for (const addRowPosition of ['first', 'last'] as const) {
      const { el, unmount } = mountTable({ addRowPosition }, { editable: { onRowAdd: save } });
      el.style.paddingBottom = '3000px';
      for (const row of all(el, bodyRow)) row.style.height = '400px';
      window.scrollTo(0, 0);
      press(el, 'Add');
      expect(focused()).toBe('Name');
      const form = one(el, 'tbody tr:has(input)');
      expect(form.nextElementSibling?.matches(bodyRow) ?? false).toBe(addRowPosition === 'first');
      await expect
        .poll(() => {
          const { top, bottom } = form.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        })
        .toBe(true);
      unmount();
    }
  },
);

proves(
  [
    'The first editable field gets the focus.',
    'To focus another field, set autoFocus in your own components.EditField. An editComponent must pass autoFocus to its input.',
  ],
  async () => {
    const name = { editable: 'never' as const };
    const plain = mountTable(
      {},
      { columns: columns({ name }), editable: { onRowAdd: save, onRowUpdate: save } },
    );
    press(plain.el, 'Add');
    expect(focused()).toBe('City');
    press(plain.el, 'Cancel');
    press(plain.el, 'Edit');
    expect(focused()).toBe('City');
    plain.unmount();

    function EditField(props: ComponentProps<typeof MTableEditField>) {
      return <MTableEditField {...props} autoFocus={props.columnDef.field === 'age'} />;
    }
    const own = mountTable({}, { components: { EditField }, editable: { onRowUpdate: save } });
    await expect.poll(() => all(own.el, bodyRow).length).toBe(5);
    press(own.el, 'Edit');
    await expect.poll(focused).toBe('Age');
    own.unmount();

    for (const isHandedOn of [false, true]) {
      const editComponent = (props: object) => (
        <input aria-label="Mine" autoFocus={isHandedOn && (props as { autoFocus: boolean }).autoFocus} />
      );
      const { el, unmount } = mountTable(
        {},
        { columns: columns({ name: { editComponent } }), editable: { onRowUpdate: save } },
      );
      press(el, 'Edit');
      expect(focused() === 'Mine').toBe(isHandedOn);
      unmount();
    }
  },
);

proves(
  [
    "The confirmation is an h6, so set sx={{ 'tbody h6': { fontSize: 14 } }} on the table.",
    'deleteText can be an element, although its type is string.',
  ],
  () => {
    const deleteText = (<b>Gone for good?</b>) as unknown as string;
    const { el } = mountTable(
      {},
      {
        sx: { 'tbody h6': { fontSize: 14 } },
        editable: { onRowDelete: save },
        localization: { body: { editRow: { deleteText } } },
      },
    );
    press(el, 'Delete');
    expect(one(el, 'tbody h6 b').textContent).toBe('Gone for good?');
    expect(getComputedStyle(one(el, 'tbody h6')).fontSize).toBe('14px');
  },
);

proves(
  [
    'New data, columns or options close it, just as they close a row being edited.',
    'If the user goes to another page, the confirmation stays where it was, and other rows stay disabled until it is closed.',
  ],
  () => {
    const own = columns();
    const editable = { onRowDelete: save };
    const table = (props: object) => (
      <MaterialTable columns={own} data={people} editable={editable} {...props} />
    );
    const changes = [
      { data: people.slice(1) },
      { columns: columns({ name: { title: 'Given name' } }) },
      { options: { rowStyle: () => ({}) } },
    ];
    for (const change of changes) {
      const { el, rerender, unmount } = mount(table({}));
      press(el, 'Delete');
      expect(el.textContent).toContain(question);
      rerender(table(change));
      expect(el.textContent).not.toContain(question);
      unmount();
    }
    const { el } = mount(table({}));
    press(el, 'Delete');
    press(el, 'Next Page');
    expect(el.textContent).not.toContain(question);
    expect(all(el, bodyRow).map((row) => getComputedStyle(row).opacity)).toEqual(Array(5).fill('0.2'));
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toEqual([]);
    press(el, 'Previous Page');
    expect(el.textContent).toContain(question);
    press(el, 'Cancel');
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toHaveLength(5);
  },
);

proves('The table goes back to the previous page, or to the last remaining one.', async () => {
  function Page() {
    const own = useMemo(() => columns(), []);
    const [rows, setRows] = useState(people.slice(0, 11));
    const onRowDelete = async (old: Person) =>
      setRows((current) => current.filter(({ id }) => id !== old.id));
    return (
      <>
        <button aria-label="Two rows" onClick={() => setRows(people.slice(0, 2))} />
        <MaterialTable columns={own} data={rows} editable={{ onRowDelete }} />
      </>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Last Page');
  expect(shown(el)).toEqual(['Kim']);
  press(el, 'Delete');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Fay', 'Gus', 'Hal', 'Ida', 'Jon']);
  press(el, 'Two rows');
  await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
});

proves(
  [
    'Delete is hidden in bulk editing. Let users mark rows in a separate column, and remove the marked rows in onBulkUpdate. In this example, newData.removed is the mark',
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
