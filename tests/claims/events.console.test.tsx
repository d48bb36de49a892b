import MaterialTable from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { one, texts } from './read';
import { columns, mountTable, people } from './table';

proves(['React stops with "Maximum update depth exceeded".'], async () => {
  const crash = async (toState: (fields: string[]) => unknown) => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => (errors.push(event.message), event.preventDefault());
    window.addEventListener('error', listen);
    const log = vi.spyOn(console, 'error').mockImplementation((...values) => void errors.push(values.join()));
    const own = columns({ city: { defaultGroupOrder: 0 } });
    let renders = 0;
    function Page() {
      const [, setGroups] = useState<unknown>();
      renders++;
      return (
        <MaterialTable
          columns={own}
          data={people}
          options={options}
          onGroupChange={(list) => setGroups(toState(list.map(({ field }) => String(field))))}
        />
      );
    }
    mount(<Page />);
    await expect.poll(() => renders > 30 || renders > 1).toBe(true);
    await expect.poll(() => errors.join().includes('Maximum update depth') || renders < 10).toBe(true);
    window.removeEventListener('error', listen);
    log.mockRestore();
    return errors.join().includes('Maximum update depth');
  };
  const options = { grouping: true };
  expect(await crash((fields) => fields)).toBe(true);
  expect(await crash((fields) => fields.join())).toBe(false);
});

proves(
  [
    'It runs once per click, and the menu has no "all columns" entry.',
    'To change the text around the count, use localization.pagination.labelDisplayedRows.',
  ],
  async () => {
    const onChangeColumnHidden = vi.fn();
    const { el } = mountTable({ columnsButton: true }, { onChangeColumnHidden });
    press(el, 'Show Columns');
    expect(texts(document, '[role=menu] label')).toEqual(['Name', 'City', 'Age']);
    click(one(document, '#column-toggle-0'));
    click(one(document, '#column-toggle-2'));
    expect(onChangeColumnHidden).toHaveBeenCalledTimes(2);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const size = mountTable({ pageSize: 7 }).el;
    expect(texts(size, '.MuiTablePagination-select')[0]).toBe('7 rows');
    one(size, '.MuiTablePagination-root [role=combobox]').dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, button: 0 }),
    );
    await expect
      .poll(() => texts(document, '[role=option]:not([aria-hidden])').filter((text) => text !== ''))
      .toEqual(['5', '10', '20']);
    expect(warn.mock.calls.join()).toContain('out-of-range');
    warn.mockRestore();
  },
);
