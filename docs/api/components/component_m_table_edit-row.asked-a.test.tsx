import { MTableEditRow } from '@material-table/core';
import type { ComponentProps, KeyboardEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../../tests/claims/claim';
import { press } from '../../../tests/claims/hands';
import { all, bodyRow, focused, input } from '../../../tests/claims/read';
import { columns, mountTable, type Person } from '../../../tests/claims/table';

function EnterRow(props: ComponentProps<typeof MTableEditRow>) {
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') props.onEditingCanceled(props.mode, props.data);
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const fields = [
      ...currentTarget.querySelectorAll<HTMLElement>('input:not([aria-hidden]), [role=combobox]'),
    ];
    const next = fields[fields.indexOf(target) + 1] ?? currentTarget.querySelector('button[aria-label=Save]');
    if (next instanceof HTMLButtonElement) next.click();
    else if (next instanceof HTMLElement) next.focus();
  };
  return <MTableEditRow {...props} onKeyDown={onKeyDown} />;
}

proves('Go to the next field with Enter, and save on the last one', async () => {
  const onRowUpdate = vi.fn(async (_row: Person) => undefined);
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
  const { el } = mountTable(
    {},
    { columns: columns({ city: { lookup } }), components: { EditRow: EnterRow }, editable: { onRowUpdate } },
  );
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  press(el, 'Edit');
  input(el).focus();
  await userEvent.keyboard('x{Enter}');
  expect(focused().role).toBe('combobox');
  input(el, 'Age').focus();
  expect(onRowUpdate).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onRowUpdate.mock.calls.map(([row]) => row.name)).toEqual(['Cidx']);
  press(el, 'Edit');
  input(el).focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => all(el, `${bodyRow} input`).length).toBe(0);
});
