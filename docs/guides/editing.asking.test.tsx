import { MTableAction } from '@material-table/core';
import { createRef, type ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { mountTable, people, type Person, save } from '../../tests/claims/table';
const field = (el: ParentNode, label = 'Name') =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(
  [
    "Before saving, ask in onRowUpdate, and reject if the answer is no: if (!window.confirm('Save?')) throw new Error('not saved').",
  ],
  async () => {
    const confirm = vi.fn(() => false);
    const onRowUpdate = async () => {
      if (!confirm()) throw new Error('not saved');
    };
    const { el } = mountTable({}, { editable: { onRowUpdate } });
    press(el, 'Edit');
    fill(field(el), 'Zed');
    press(el, 'Save');
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
    expect(field(el).value).toBe('Zed');
    confirm.mockReturnValue(true);
    press(el, 'Save');
    await expect.poll(() => all(el, 'tbody input')).toEqual([]);
  },
);

proves('Before editing, hide the Edit button and ask in your own action', () => {
  const confirm = vi.fn(() => false);
  const tableRef = createRef<{ onRowEditStarted: (row: Person) => void }>();
  const ask = (row: Person) => ({
    icon: () => <span>Edit</span>,
    tooltip: `Edit ${row.name}`,
    onClick: () => confirm() && tableRef.current?.onRowEditStarted(row),
  });
  const editable = { isEditHidden: () => true, onRowUpdate: save };
  const { el } = mountTable({}, { tableRef, actions: [ask], editable });
  expect(all(el, 'button[aria-label="Edit"]')).toEqual([]);
  press(el, 'Edit Ann');
  expect(all(el, 'tbody input')).toEqual([]);
  confirm.mockReturnValue(true);
  press(el, 'Edit Ann');
  expect(field(el).value).toBe('Ann');
});

proves(
  [
    'All four receive the row',
    "To disable the button instead, render <MTableAction {...props} disabled /> in your own components.Action where props.action?.tooltip is 'Add'.",
  ],
  () => {
    const ofAnn = ({ name }: Person) => name === 'Ann';
    const buttons = (rules: object) => {
      const { el, unmount } = mountTable(
        {},
        { editable: { onRowUpdate: save, onRowDelete: save, ...rules } },
      );
      const isEnabled = (label: string) =>
        all(el, `button[aria-label="${label}"]`).filter((button) => !button.hasAttribute('disabled')).length;
      const counts = [isEnabled('Edit'), isEnabled('Delete'), all(el, 'tbody button').length];
      unmount();
      return counts;
    };
    expect(buttons({})).toEqual([5, 5, 10]);
    expect(buttons({ isEditHidden: ofAnn, isDeleteHidden: ofAnn })).toEqual([4, 4, 8]);
    expect(buttons({ isEditable: ofAnn, isDeletable: ofAnn })).toEqual([1, 1, 10]);

    const Action = (props: ComponentProps<typeof MTableAction>) => (
      <MTableAction {...props} disabled={props.disabled || props.action?.tooltip === 'Add'} />
    );
    const { el } = mountTable(
      {},
      { components: { Action }, editable: { onRowAdd: save, onRowUpdate: save } },
    );
    expect(one(el, '[aria-label="Add"] button').hasAttribute('disabled')).toBe(true);
    expect(one(el, 'button[aria-label="Edit"]').hasAttribute('disabled')).toBe(false);
  },
);

proves(
  'Going to another page opens its rows and keeps unsaved input. Save all changes saves every page.',
  async () => {
    const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
    const { el } = mountTable({ pageSize: 5 }, { editable: { onBulkUpdate } });
    press(el, 'Edit All');
    fill(field(el), 'Zed');
    press(el, 'Next Page');
    expect(field(el).value).toBe(people[5]?.name);
    fill(field(el), 'Yak');
    press(el, 'Previous Page');
    expect(field(el).value).toBe('Zed');
    press(el, 'Save all changes');
    await expect.poll(() => onBulkUpdate.mock.calls.length).toBe(1);
    expect(Object.keys(onBulkUpdate.mock.lastCall?.[0] ?? {})).toEqual(['1', '6']);
  },
);
