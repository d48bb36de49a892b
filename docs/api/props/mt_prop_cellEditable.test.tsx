import MaterialTable, {
  MTableEditField,
  type Components,
  type Column,
  type EditComponentProps,
} from '@material-table/core';
import { TextField } from '@mui/material';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves, mount } from '../../../tests/claims/claim';
import { click } from '../../../tests/claims/hands';
import { one, all, buttonOf, has, cell } from '../../../tests/claims/read';
import { mountTable, columns, people, type Person } from '../../../tests/claims/table';

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

proves('To remove the dashed line below editable cells, style it:', () => {
  const line = (el: ParentNode) => getComputedStyle(one(el, 'tbody td > div')).borderBottomStyle;
  expect(line(mountTable({}, { cellEditable }).el)).toBe('dashed');
  const sx = { '& tbody td > div': { borderBottom: '0 !important' } };
  expect(line(mountTable({}, { cellEditable, sx }).el)).toBe('none');
});

type FieldProps = ComponentProps<typeof MTableEditField>;
const onCellEditApproved = vi.fn(async (_value: unknown) => undefined);
const approvedCells = { isCellEditable: () => true, onCellEditApproved };
const values = () => onCellEditApproved.mock.calls.map(([value]) => value);
const openCity = (el: ParentNode) => click(all(el, 'div[style*=dashed]')[1] as HTMLElement);
const isOpen = (el: ParentNode) => has(el, 'tbody :is(input, textarea)');

function LinesField(props: FieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey) props.onKeyDown?.(event);
  };
  return <MTableEditField {...props} multiline onKeyDown={onKeyDown} />;
}

proves(
  [
    'Enter saves and closes a cell, even in a field with several lines.',
    'To change this, handle the key in a custom EditField, and call props.onKeyDown only for the keys that the table should handle.',
  ],
  async () => {
    onCellEditApproved.mockClear();
    const Plain = ({ value, onChange, onKeyDown }: FieldProps) => (
      <TextField
        multiline
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    );
    for (const EditField of [Plain, LinesField]) {
      const { el, unmount } = mountTable(
        {},
        { cellEditable: approvedCells, components: { EditField } as Components },
      );
      openCity(el);
      one(el, 'tbody textarea').focus();
      await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}');
      await expect.poll(() => isOpen(el)).toBe(EditField === LinesField);
      if (EditField === LinesField) await userEvent.keyboard('x{Enter}');
      await expect.poll(() => isOpen(el)).toBe(false);
      unmount();
    }
    expect(values()).toEqual([expect.stringMatching(/^Bonn/), 'Bonn\nx']);
  },
);

function LeaveField(props: FieldProps) {
  const save = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.closest('td')?.contains(relatedTarget);
    if (!isInside) props.onKeyDown?.({ keyCode: 13 });
  };
  return <MTableEditField {...props} onBlur={save} />;
}

function WithSave({ children }: { children: ReactNode }) {
  return (
    <>
      <button onClick={() => void onCellEditApproved('Save')}>Store all</button>
      {children}
    </>
  );
}

proves(
  [
    'An open cell stores nothing when it loses focus, so the last value is missing if users click your own Save button. To call onCellEditApproved before the click, treat leaving the cell like Enter:',
    'A cell with an invalid value stays open.',
  ],
  async () => {
    for (const EditField of [MTableEditField, LeaveField]) {
      onCellEditApproved.mockClear();
      const own = columns({ city: { validate: ((city: unknown) => city !== '') as never } });
      const props = {
        columns: own,
        data: people,
        cellEditable: approvedCells,
        components: { EditField } as Components,
      };
      const { el, unmount } = mount(
        <WithSave>
          <MaterialTable {...props} />
        </WithSave>,
      );
      const isLeft = EditField === LeaveField;
      openCity(el);
      await userEvent.fill(one(el, 'tbody input'), 'Lima');
      await userEvent.click(buttonOf('Store all'));
      await expect.poll(() => isOpen(el)).toBe(!isLeft);
      expect(values()).toEqual(isLeft ? ['Lima', 'Save'] : ['Save']);
      if (isLeft) {
        for (const button of [1, 0]) {
          openCity(el);
          await userEvent.fill(one(el, 'tbody input'), 'Riga');
          await userEvent.click(all(el, 'tbody td:has(input) button')[button] as HTMLElement);
          await expect.poll(() => isOpen(el)).toBe(false);
        }
        openCity(el);
        await userEvent.keyboard('x{Escape}');
        await expect.poll(() => isOpen(el)).toBe(false);
        expect(values().slice(2)).toEqual(['Riga']);
        openCity(el);
        await userEvent.clear(one(el, 'tbody input'));
        await userEvent.click(buttonOf('Store all'));
        expect(isOpen(el)).toBe(true);
        expect(values().slice(3)).toEqual(['Save']);
      }
      unmount();
    }
  },
);

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

proves('To close the cell as Escape does, call it with { keyCode: 27 }.', async () => {
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
});
