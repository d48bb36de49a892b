import type { Column, EditComponentProps } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { all, cell, one } from '../../../tests/claims/read';
import { columns, mountTable, type Person } from '../../../tests/claims/table';

type EditorProps = EditComponentProps<Person> & { onKeyDown?: (key: { keyCode: number }) => void };

const city: Partial<Column<Person>> = {
  editComponent: ({ value, onChange, onKeyDown }: EditorProps) => (
    <select
      aria-label="City"
      value={value as string}
      onChange={({ target }) => {
        if (window.confirm(`Move to ${target.value}?`)) onChange(target.value);
        else onKeyDown?.({ keyCode: 27 });
      }}
    >
      <option>Bonn</option>
      <option>Oslo</option>
    </select>
  ),
};

proves(
  'The editor also receives onKeyDown, which the types omit. Call it with { keyCode: 27 } to close the cell, as Escape does.',
  async () => {
    const onCellEditApproved = vi.fn(async () => undefined);
    const confirm = vi.spyOn(window, 'confirm');
    const cellEditable = { isCellEditable: () => true, onCellEditApproved };
    const { el } = mountTable({}, { columns: columns({ city }), cellEditable });
    click(one(all(el, cell)[1] as HTMLElement, 'div'));
    const choose = (value: string) => {
      const select = one(el, 'select') as HTMLSelectElement;
      select.value = value;
      flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
    };
    confirm.mockReturnValue(true);
    choose('Oslo');
    expect((one(el, 'select') as HTMLSelectElement).value).toBe('Oslo');
    confirm.mockReturnValue(false);
    choose('Bonn');
    expect(confirm.mock.calls).toEqual([['Move to Oslo?'], ['Move to Bonn?']]);
    await expect.poll(() => all(el, 'select').length).toBe(0);
    expect(onCellEditApproved).not.toHaveBeenCalled();
  },
);
