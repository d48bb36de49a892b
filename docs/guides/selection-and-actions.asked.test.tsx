import MaterialTable, { type Column } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, boxes } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
const selection = { selection: true };

proves(
  [
    'Disable it and make it invisible: selectionProps: (row) => (row.locked ? { disabled: true, style',
    'Select-all skips disabled rows',
  ],
  () => {
    const { el } = mountTable({
      selection: true,
      selectionProps: ({ id }: Person) =>
        id === 1 ? { disabled: true, style: { visibility: 'hidden' } } : {},
    });
    expect(
      boxes(el)
        .map((box) => getComputedStyle(box).visibility)
        .slice(0, 2),
    ).toEqual(['hidden', 'visible']);
    click(all(el, 'thead input[type="checkbox"]')[0] ?? el);
    expect(
      boxes(el)
        .map(({ checked }) => checked)
        .slice(0, 2),
    ).toEqual([false, true]);
  },
);

/** A table whose component renders again after each selection, with new columns. */
function Rendering({ rows }: { rows: object[] }) {
  const [, setSelected] = useState<object[]>([]);
  const inline: Column<object>[] = [{ title: 'Name', field: 'name', render: (row) => JSON.stringify(row) }];
  return <MaterialTable columns={inline} data={rows} options={selection} onSelectionChange={setSelected} />;
}

proves('and a component that renders again in onSelectionChange with inline columns', async () => {
  const nameless = mount(<Rendering rows={people.map(({ name }) => ({ name }))} />).el;
  click(boxes(nameless)[0] ?? nameless);
  await expect.poll(() => boxes(nameless)[0]?.checked).toBe(false);
  const named = mount(<Rendering rows={people} />).el;
  click(boxes(named)[0] ?? named);
  expect(boxes(named)[0]?.checked).toBe(true);
});

proves(
  'tableData: { checked: false } in your rows overrides the selection when data or columns change.',
  async () => {
    const given = people.map((person) => ({ ...person, tableData: { checked: false } }));
    const { el } = mount(<Rendering rows={given} />);
    click(boxes(el)[0] ?? el);
    await expect.poll(() => boxes(el)[0]?.checked).toBe(false);
  },
);

proves(
  [
    "An onChange or checked in selectionProps replaces the table's own.",
    'An onChange replaces selection itself.',
  ],
  () => {
    const onChange = vi.fn();
    for (const selectionProps of [{ checked: false }, { onChange }]) {
      const { el } = mountTable({ selection: true, selectionProps }, { columns: columns() });
      click(boxes(el)[0] ?? el);
      expect(boxes(el)[0]?.checked).toBe(false);
    }
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);
