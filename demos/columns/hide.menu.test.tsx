import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, texts, titles } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

function OwnChooser() {
  const [fields, setFields] = useState<(keyof Person)[]>(['name', 'city']);
  const own = useMemo(
    () => columns().filter(({ field }) => fields.includes(field as keyof Person)),
    [fields],
  );
  return (
    <>
      <button onClick={() => setFields(['name', 'age'])}>Choose</button>
      <MaterialTable columns={own} data={people} />
    </>
  );
}

proves(
  [
    'hidden: true hides a column until users select it in the menu.',
    "hiddenByColumnsButton: true only removes it from the menu. With both, users can't see the column at all.",
  ],
  async () => {
    const { el } = mountTable(
      { columnsButton: true },
      {
        data: people.slice(0, 1),
        columns: [
          { title: 'Name', field: 'name', hidden: true },
          { title: 'City', field: 'city', hiddenByColumnsButton: true },
          { title: 'Age', field: 'age', hidden: true, hiddenByColumnsButton: true },
        ],
      },
    );
    expect(texts(el, 'thead th')).toEqual(['City']);
    press(el, 'Show Columns');
    await expect.poll(() => all(document, '[role=menu] input')).toHaveLength(1);
    click(one(document, '[role=menu] input'));
    await expect.poll(() => texts(el, 'thead th')).toEqual(['Name', 'City']);
  },
);

proves(
  [
    "icons.ViewColumn changes the button's icon.",
    'To use a different button, omit columnsButton, and create columns from the fields that your own menu keeps in state',
  ],
  () => {
    const { el } = mount(<OwnChooser />);
    expect(titles(el)).toEqual(['Name', 'City']);
    click(one(el, 'button'));
    expect(titles(el)).toEqual(['Name', 'Age']);
    const icons = { ViewColumn: () => <svg data-own /> };
    const own = mountTable({ columnsButton: true }, { icons: icons as never }).el;
    expect(all(own, 'button[aria-label="Show Columns"] [data-own]')).toHaveLength(1);
  },
);

proves(
  [
    "Data that users don't have to see needs no column, because actions, render and onRowUpdate receive the whole row.",
    'A hidden column has no input in edit mode, but its value is passed to onRowUpdate.',
  ],
  async () => {
    for (const own of [columns().slice(0, 1), columns({ city: { hidden: true }, age: { hidden: true } })]) {
      const onRowUpdate = vi.fn(async (_row: Person) => undefined);
      const onClick = vi.fn();
      const { el } = mountTable(
        {},
        {
          columns: own,
          editable: { onRowUpdate },
          actions: [{ icon: () => <i />, tooltip: 'Call', onClick }],
        },
      );
      press(el, 'Call');
      expect(onClick.mock.lastCall?.[1]).toMatchObject({ id: 1, city: 'Bonn' });
      press(el, 'Edit');
      const fields = all(el, 'tbody tr:has(button[aria-label=Save]) input');
      expect(fields).toHaveLength(1);
      fill(one(el, 'tbody input'), 'Zoe');
      press(el, 'Save');
      await expect
        .poll(() => onRowUpdate.mock.lastCall?.[0])
        .toMatchObject({ id: 1, name: 'Zoe', city: 'Bonn' });
    }
  },
);

proves('To export the column, set export: true.', () => {
  const exportFunc = vi.fn<(columns: Column<Person>[], rows: Record<string, unknown>[]) => void>();
  const hidden = { hidden: true };
  const { el } = mountTable(
    { exportMenu: [{ label: 'CSV', exportFunc }] },
    { columns: columns({ city: { ...hidden, export: true }, age: hidden }) },
  );
  press(el, 'Export');
  one(document, '[role=menuitem]').click();
  expect(exportFunc.mock.lastCall?.[1][0]).toEqual({ name: 'Cid', city: 'Bonn' });
  expect(texts(el, 'th')).toEqual(['Name']);
});
