import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { saidBy } from '../../docs/errors/_produce';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'With one group level, the Edit button works, but there is no field for the grouped column; with two levels, it crashes the table. A changed row keeps its value, and a new row has the value of initialEditValue or initialFormData, if any.',
  ],
  async () => {
    const twice = (
      <MaterialTable
        columns={columns({ name: { defaultGroupOrder: 0 }, city: { defaultGroupOrder: 1 } })}
        data={people}
        options={{ defaultExpanded: true }}
        editable={{ onRowUpdate: async () => undefined }}
      />
    );
    expect(await saidBy(twice, { act: (el) => press(el, 'Edit') })).toContain(
      "reading 'dateTimePickerLocalization'",
    );
    const saved = async (opener: string, initialEditValue?: string) => {
      const onRow = vi.fn(async (_row: Person) => undefined);
      const city = { defaultGroupOrder: 0, ...(initialEditValue ? { initialEditValue } : {}) };
      const { el, unmount } = mountTable(
        { defaultExpanded: true },
        { columns: columns({ city }), editable: { onRowAdd: onRow, onRowUpdate: onRow } },
      );
      press(el, opener);
      await expect.poll(() => all(el, 'tbody input[aria-label="Name"]').length).toBe(1);
      expect(el.querySelector('tbody input[aria-label="City"]')).toBeNull();
      fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
      press(el, 'Save');
      await expect.poll(() => onRow.mock.calls.length).toBe(1);
      unmount();
      return onRow.mock.calls[0]?.[0].city;
    };
    expect(await saved('Edit')).toBe('Bonn');
    expect(await saved('Add')).toBeUndefined();
    expect(await saved('Add', 'Rome')).toBe('Rome');
  },
);
