import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { saidBy } from '../../docs/errors/_produce';
import { proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { focus, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import BasicDefaultGroups from './basic.default-groups';
import BasicSelection from './basic.selection';

proves(['With the keyboard, focus the header, and press Space, Up Arrow, and Space.'], async () => {
  const demo = visit(<Basic />);
  await removeGroup(demo);
  focus(demo.byCss('thead [data-rfd-drag-handle-draggable-id="2"]'));
  await userEvent.keyboard(' ');
  const announced = (text: RegExp) => page.byCss('[aria-live=assertive]').filter({ hasText: text });
  await expect.element(announced(/lifted/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(announced(/groups/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect
    .poll(() => lines(demo))
    .toEqual([
      'Role: Accountant',
      'Role: Designer',
      'Emma Clarke available emma@example.com',
      'Role: Editor',
      'Ingrid Hansen available ingrid@example.com',
      'Role: Photographer',
      'Role: Reporter',
    ]);
});

proves(
  [
    'column.defaultGroupOrder groups them from the start',
    'defaultGroupOrder groups by a column from the start. 0 is the outer level, and 1 is the next one.',
    'defaultGroupSort sorts the groups, and defaultSort sorts the rows in them.',
    'those for which your function returns true. The function receives the first row of each group.',
    'groupTitle counts the rows.',
  ],
  async () => {
    const demo = visit(<BasicDefaultGroups />);
    expect(lines(demo)).toEqual([
      '2 in Spain',
      '3 in Italy',
      '2 in Bari',
      'I-03 21',
      'I-02 5',
      '1 in Turin',
      'I-01 12',
      '2 in France',
    ]);
    await demo.getByRole('row', { name: '2 in France' }).getByRole('button').click();
    await expect.poll(() => lines(demo)).toContain('1 in Lille');
  },
);

proves(
  [
    'With selection, each group row has a checkbox for its rows',
    'showGroupingCount shows the number of rows after the value.',
  ],
  async () => {
    const demo = visit(<BasicSelection />);
    const blue = demo.getByRole('row', { name: 'Team: Blue (3)' }).getByRole('checkbox');
    const status = demo.getByRole('status');
    await blue.click();
    await expect.poll(() => textsOf(status)).toEqual(['Asa, Cleo, Eve']);
    await demo.getByRole('checkbox', { name: 'Select Cleo' }).click();
    await expect.poll(() => textsOf(status)).toEqual(['Asa, Eve']);
    await expect.element(blue).toHaveAttribute('data-indeterminate', 'true');
    await demo.getByRole('checkbox', { name: 'Select all players' }).click();
    await expect.element(status).toHaveTextContent('Dan');
  },
);

/** Remove the group that the demo starts with. */
async function removeGroup(demo: Locator): Promise<void> {
  await demo.byCss('.MuiChip-deleteIcon').click();
  await expect.element(demo.getByText('Drag headers here to group by')).toBeVisible();
}

/** The rows of the body as text, cells joined with a space. */
const lines = (demo: Locator) => textsOf(demo.byCss('tbody tr')).filter((text) => text !== '');

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
