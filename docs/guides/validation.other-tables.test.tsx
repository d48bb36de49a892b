import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, buttonOf, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves(
  'Do the same with values outside the table: when your component renders, the open row is checked again.',
  () => {
    const editable = { onRowUpdate: async () => undefined };
    function Page() {
      const [least, setLeast] = useState(18);
      const latest = useRef(least);
      latest.current = least;
      const own = useMemo(
        () => columns({ age: { validate: ({ age }) => age >= latest.current || 'Too young' } }),
        [],
      );
      return (
        <>
          <button onClick={() => setLeast(50)}>Only 50</button>
          <MaterialTable columns={own} data={people} editable={editable} />
        </>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Edit');
    expect(el.textContent).not.toContain('Too young');
    click(buttonOf('Only 50'));
    expect(el.textContent).toContain('Too young');
  },
);

proves('With Tab or a click elsewhere, the cell stays open.', async () => {
  const onCellEditApproved = vi.fn(async () => undefined);
  const { el } = mountTable({}, { cellEditable: { isCellEditable: () => true, onCellEditApproved } });
  click(one(el, 'tbody div[style*=dashed]'));
  const input = one(el, 'tbody input') as HTMLInputElement;
  fill(input, 'Sid');
  input.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(input);
  await userEvent.click(one(el, 'h6'));
  expect(one(el, 'tbody input')).toBe(input);
  expect([input.value, onCellEditApproved.mock.calls.length]).toEqual(['Sid', 0]);
});

proves('validate runs only in open rows. Check the rows yourself, and mark them', () => {
  const validate = vi.fn(() => true);
  mountTable({}, { columns: columns({ name: { validate } }) });
  expect(validate).not.toHaveBeenCalled();
  function Page() {
    const [isChecking, setIsChecking] = useState(false);
    const rows = useMemo(
      () => people.slice(0, 2).map((row, index) => ({ ...row, isWrong: isChecking && index === 1 })),
      [isChecking],
    );
    const own = useMemo<Column<Person & { isWrong: boolean }>[]>(
      () => [
        { title: 'Name', field: 'name' },
        {
          title: 'City',
          field: 'city',
          cellStyle: (_value, row) => (row?.isWrong ? { outline: '2px solid red' } : {}),
        },
      ],
      [],
    );
    return (
      <>
        <button onClick={() => setIsChecking(true)}>Check all rows</button>
        <MaterialTable columns={own} data={rows} />
      </>
    );
  }
  const { el } = mount(<Page />);
  const marked = () => all(el, `${bodyRow} td`).map((td) => td.style.outlineColor);
  expect(marked()).toEqual(['', '', '', '']);
  click(buttonOf('Check all rows'));
  expect(marked()).toEqual(['', '', '', 'red']);
});
