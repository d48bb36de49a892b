import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { isValid } from 'date-fns';
import { useMemo, useState } from 'react';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, filterRow, has, one } from '../../tests/claims/read';
import { columns, mountTable, people, save, type Person } from '../../tests/claims/table';

function Page() {
  const [hasWrongDate, setHasWrongDate] = useState(false);
  const own = useMemo<Column<Person>[]>(
    () => [{ title: 'Born', field: 'name', type: 'date', customFilterAndSearch: () => true }],
    [],
  );
  return (
    <>
      <p role="alert">{hasWrongDate && 'This date does not exist.'}</p>
      <MaterialTable
        columns={own}
        data={people}
        options={{ filtering: true, debounceInterval: 0 }}
        onFilterChange={(filters) =>
          setHasWrongDate(filters.some(({ value }) => value instanceof Date && !isValid(value)))
        }
      />
    </>
  );
}

proves(
  "For a day that doesn't exist, the filter gets a red border and aria-invalid, but no message.",
  async () => {
    const { el } = mount(<Page />);
    const message = () => one(el, '[role=alert]').textContent;
    expect(has(el, `${filterRow} [aria-invalid=true]`)).toBe(false);
    click(one(el, `${filterRow} [role=spinbutton]`));
    await userEvent.keyboard('02312026');
    await expect.poll(message).toBe('This date does not exist.');
    expect(has(el, `${filterRow} [aria-invalid=true].Mui-error`)).toBe(true);
    expect(one(el, filterRow).querySelector('p, [role=alert], [aria-errormessage], [aria-describedby]')).toBe(
      null,
    );
    click(one(el, `${filterRow} [aria-label=Month]`));
    await userEvent.keyboard('03');
    await expect.poll(message).toBe('');
  },
);

proves(
  [
    'In edit mode, the table handles only Enter and Escape.',
    "If something around the table takes another key, call event.stopPropagation() in your editor's onKeyDown.",
  ],
  async () => {
    const editor = (isStopped: boolean) => (props: EditComponentProps<Person>) => (
      <input
        aria-label="City"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        onKeyDown={(event) => isStopped && event.stopPropagation()}
      />
    );
    const typed = async (el: HTMLElement) => {
      click(all(el, 'div[style*=dashed]')[1] as HTMLElement);
      const field = one(el, 'input[aria-label=City]') as HTMLInputElement;
      field.focus();
      await userEvent.keyboard('{End} x');
      return field.value;
    };
    const cellEditable = { onCellEditApproved: save, isCellEditable: () => true };
    const plain = mountTable(
      {},
      { cellEditable, columns: columns({ city: { editComponent: editor(false) } }) },
    );
    expect(await typed(plain.el)).toBe('Bonn x');
    const takeSpace = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();
    document.body.addEventListener('keydown', takeSpace);
    onTestFinished(() => document.body.removeEventListener('keydown', takeSpace));
    for (const isStopped of [false, true]) {
      const own = columns({ city: { editComponent: editor(isStopped) } });
      expect(await typed(mountTable({}, { cellEditable, columns: own }).el)).toBe(
        isStopped ? 'Bonn x' : 'Bonnx',
      );
    }
  },
);
