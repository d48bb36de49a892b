import MaterialTable, { MTableEditRow } from '@material-table/core';
import { useEffect, type ComponentProps, type KeyboardEvent } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves, mount } from '../../../tests/claims/claim';
import { click, fill, press } from '../../../tests/claims/hands';
import { all, bodyRow, one, focused, input, hasButton, shown } from '../../../tests/claims/read';
import { columns, mountTable, save, people, type Person } from '../../../tests/claims/table';
import OpenRow from '../../guides/editing/open-row';

const field = (el: ParentNode, label: string) =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(
  'It mounts when a row opens or shows its delete confirmation, and unmounts when the row closes.',
  async () => {
    const seen: string[] = [];
    function EditRow(props: { mode: string; data?: Person }) {
      const { mode, data } = props;
      useEffect(() => {
        seen.push(`${mode} ${data?.name}`);
        return () => void seen.push('closed');
      }, [mode, data?.name]);
      return <MTableEditRow {...props} />;
    }
    const { el } = mountTable(
      {},
      { components: { EditRow }, editable: { onRowUpdate: save, onRowDelete: save } },
    );
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    expect(seen).toEqual([]);
    press(el, 'Edit');
    await expect.poll(() => seen).toEqual(['update Cid']);
    press(el, 'Cancel');
    await expect.poll(() => seen).toEqual(['update Cid', 'closed']);
    press(el, 'Delete');
    await expect.poll(() => seen.slice(2)).toEqual(['delete Cid']);
    press(el, 'Cancel');
    await expect.poll(() => seen.slice(2)).toEqual(['delete Cid', 'closed']);
  },
);

proves(
  [
    'Pass the column to MTableEditRow with hidden: false.',
    'Here, phoneColumn is the same object as in your columns. Its field appears on the right, without a header.',
  ],
  async () => {
    const own = columns({ age: { hidden: true } });
    const [, , age] = own;
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return <MTableEditRow {...props} columns={[...props.columns, { ...age, hidden: false }]} />;
    }
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const fields = (el: HTMLElement) =>
      all(el, 'tbody td input').map((input) => input.getAttribute('aria-label'));
    const plain = mountTable(
      {},
      { columns: columns({ age: { hidden: true } }), editable: { onRowUpdate } },
    ).el;
    press(plain, 'Edit');
    expect(fields(plain)).toEqual(['Name', 'City']);
    const { el } = mountTable({}, { columns: own, components: { EditRow }, editable: { onRowUpdate } });
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    press(el, 'Edit');
    await expect.poll(() => fields(el)).toEqual(['Name', 'City', 'Age']);
    fill(one(el, 'tbody input[aria-label="Age"]') as HTMLInputElement, '42');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate.mock.calls[0]?.[0].age).toBe(42);
    expect(all(el, 'thead th').map(({ textContent }) => textContent)).not.toContain('Age');
  },
);

proves(
  [
    'In a custom EditRow, props.data is undefined while a row is being added.',
    'Read the initial values from props.columns:',
  ],
  () => {
    const seen = vi.fn();
    const EditRow = (props: ComponentProps<typeof MTableEditRow>) => {
      const own: { field: string; initialEditValue: unknown }[] = props.columns;
      seen(props.data, Object.fromEntries(own.map((column) => [column.field, column.initialEditValue])));
      return <MTableEditRow {...props} />;
    };
    const own = columns({ city: { initialEditValue: 'Oslo' } });
    const { el } = mountTable({}, { components: { EditRow }, columns: own, editable: { onRowAdd: save } });
    press(el, 'Add');
    expect(seen).toHaveBeenLastCalledWith(undefined, { name: undefined, city: 'Oslo', age: undefined });
    expect(field(el, 'City').value).toBe('Oslo');
  },
);

proves('Its Save button shares saveTooltip with the edit row.', async () => {
  function EditRow(props: ComponentProps<typeof MTableEditRow>) {
    const saveTooltip = props.mode === 'delete' ? 'Delete' : 'Save';
    return <MTableEditRow {...props} localization={{ ...props.localization, saveTooltip }} />;
  }
  const label = (el: HTMLElement, opener: string) => {
    click(one(el, `${bodyRow} button[aria-label="${opener}"]`));
    const [save] = all(el, 'tbody button:not(:disabled)');
    const text = save?.getAttribute('aria-label');
    press(el, 'Cancel');
    return text;
  };
  const editable = { onRowUpdate: save, onRowDelete: save };
  const localization = { body: { editRow: { saveTooltip: 'OK' } } };
  const plain = mountTable({}, { editable, localization }).el;
  expect([label(plain, 'Edit'), label(plain, 'Delete')]).toEqual(['OK', 'OK']);
  const own = mountTable({}, { editable, components: { EditRow } }).el;
  await expect.poll(() => label(own, 'Delete')).toBe('Delete');
  expect(label(own, 'Edit')).toBe('Save');
});

function EnterRow(props: ComponentProps<typeof MTableEditRow>) {
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'Escape') props.onEditingCanceled(props.mode, props.data);
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const fields = [
      ...currentTarget.querySelectorAll<HTMLElement>('input:not([aria-hidden]), [role=combobox]'),
    ];
    const next = fields[fields.indexOf(target) + 1] ?? currentTarget.querySelector('button[aria-label=Save]');
    if (next instanceof HTMLButtonElement) next.click();
    else if (next instanceof HTMLElement) next.focus();
  };
  return <MTableEditRow {...props} onKeyDown={onKeyDown} />;
}

proves(
  [
    'To replace Enter and Escape, pass an onKeyDown to MTableEditRow, and cancel there yourself.',
    'This one goes to the next field with Enter, and saves on the last one:',
  ],
  async () => {
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
    const { el } = mountTable(
      {},
      {
        columns: columns({ city: { lookup } }),
        components: { EditRow: EnterRow },
        editable: { onRowUpdate },
      },
    );
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    press(el, 'Edit');
    input(el).focus();
    await userEvent.keyboard('x{Enter}');
    expect(focused().role).toBe('combobox');
    input(el, 'Age').focus();
    expect(onRowUpdate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onRowUpdate.mock.calls.map(([row]) => row.name)).toEqual(['Cidx']);
    press(el, 'Edit');
    input(el).focus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => all(el, `${bodyRow} input`).length).toBe(0);
  },
);

const question = 'Are you sure you want to delete this row?';

proves('localization.body.editRow.deleteText is the same for every row.', () => {
  const questions = (deleteText: string) => {
    const localization = { body: { editRow: { deleteText } } };
    const { el } = mountTable({}, { localization, editable: { onRowDelete: save } });
    return [0, 1].map((row) => {
      click(all(el, 'button[aria-label="Delete"]')[row] as HTMLElement);
      const text = one(el, 'tbody h6').textContent;
      press(el, 'Cancel');
      return text;
    });
  };
  expect(questions('Really?')).toEqual(['Really?', 'Really?']);
  const perRow = ((row: Person) => row.name) as unknown as string;
  expect(questions(perRow)).not.toContain('Cid');
});

proves('pass it a localization with the message for its row, as in this demo.', async () => {
  const { el } = mount(<OpenRow />);
  await expect.poll(() => hasButton(el, 'Delete Attic')).toBe(true);
  press(el, 'Delete Attic');
  await expect.poll(() => el.textContent).toContain('Delete the room "Attic"?');
  press(el, 'Save');
  await expect.poll(() => shown(el)).toEqual(['Library', 'Studio']);
});

proves(
  [
    "The confirmation is an h6. To change its style, set sx={{ 'tbody h6': { fontSize: 14 } }} on the table.",
    'deleteText can be an element, although its type is string.',
  ],
  () => {
    const deleteText = (<b>Gone for good?</b>) as unknown as string;
    const { el } = mountTable(
      {},
      {
        sx: { 'tbody h6': { fontSize: 14 } },
        editable: { onRowDelete: save },
        localization: { body: { editRow: { deleteText } } },
      },
    );
    press(el, 'Delete');
    expect(one(el, 'tbody h6 b').textContent).toBe('Gone for good?');
    expect(getComputedStyle(one(el, 'tbody h6')).fontSize).toBe('14px');
  },
);

proves(
  [
    'New data, columns or options close it, just as they close a row being edited.',
    'If the user goes to another page, the confirmation stays where it was, and other rows stay disabled until it is closed.',
  ],
  () => {
    const own = columns();
    const editable = { onRowDelete: save };
    const table = (props: object) => (
      <MaterialTable columns={own} data={people} editable={editable} {...props} />
    );
    const changes = [
      { data: people.slice(1) },
      { columns: columns({ name: { title: 'Given name' } }) },
      { options: { rowStyle: () => ({}) } },
    ];
    for (const change of changes) {
      const { el, rerender, unmount } = mount(table({}));
      press(el, 'Delete');
      expect(el.textContent).toContain(question);
      rerender(table(change));
      expect(el.textContent).not.toContain(question);
      unmount();
    }
    const { el } = mount(table({}));
    press(el, 'Delete');
    press(el, 'Next Page');
    expect(el.textContent).not.toContain(question);
    expect(all(el, bodyRow).map((row) => getComputedStyle(row).opacity)).toEqual(Array(5).fill('0.2'));
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toEqual([]);
    press(el, 'Previous Page');
    expect(el.textContent).toContain(question);
    press(el, 'Cancel');
    expect(all(el, `${bodyRow} button:not(:disabled)`)).toHaveLength(5);
  },
);
