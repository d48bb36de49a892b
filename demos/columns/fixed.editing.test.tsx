import type { Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, texts } from '../../tests/claims/read';
import { columns, mountTable, type Person } from '../../tests/claims/table';

const width = { width: 200 };
const made = (name: Partial<Column<Person>> = {}) =>
  columns({ name: { ...width, ...name }, city: width, age: width });

proves('Use sticky cells instead.', async () => {
  const onRowUpdate = vi.fn(async (_row: Person) => undefined);
  const style = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;
  const { el } = mountTable(
    {},
    { columns: made({ cellStyle: style, headerStyle: style }), editable: { onRowUpdate } },
  );
  press(el, 'Edit');
  fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.lastCall?.[0].name).toBe('Sid');
});

proves(
  "Older versions reportedly hid both buttons or showed columns twice in cell editing; 8.0.3 doesn't.",
  () => {
    const fixedColumns = { left: 1, right: 0 };
    const save = async () => undefined;
    const row = mountTable({ fixedColumns }, { columns: made(), editable: { onRowUpdate: save } }).el;
    press(row, 'Edit');
    for (const name of ['Save', 'Cancel'])
      expect(all(row, `button[aria-label="${name}"]`).some((button) => button.offsetWidth > 0)).toBe(true);

    const cell = mountTable(
      {},
      { columns: made(), cellEditable: { onCellEditApproved: save, isCellEditable: () => true } },
    ).el;
    const cells = () => texts(one(cell, bodyRow), 'td').length;
    const before = cells();
    one(cell, `${bodyRow} td`).click();
    expect([before, cells(), texts(cell, 'thead th')]).toEqual([3, 3, ['Name', 'City', 'Age']]);
  },
);
