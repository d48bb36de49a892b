import { MTableEditRow } from '@material-table/core';
import { type ComponentProps, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { name, names } from '../../../tests/claims/editing';
import { click, compose, fill, key, press } from '../../../tests/claims/hands';
import { all, bodyRow, one } from '../../../tests/claims/read';
import { columns, mountTable, type Person, save } from '../../../tests/claims/table';

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
    'Pass the column to MTableEditRow: <MTableEditRow {...props} columns={[...props.columns, { ...phoneColumn, hidden: false }]} />.',
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
    'In your own EditRow, props.data is undefined while a row is being added.',
    'Read the initial values from the columns: Object.fromEntries(props.columns.map(({ field, initialEditValue }) => [field, initialEditValue])).',
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

proves('The delete confirmation and the edit row share body.editRow.saveTooltip.', async () => {
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

proves(
  'To replace Enter and Escape, pass your own onKeyDown to MTableEditRow, and cancel there yourself',
  async () => {
    function EditRow(props: ComponentProps<typeof MTableEditRow>) {
      return (
        <MTableEditRow
          {...props}
          onKeyDown={({ key: pressed, nativeEvent }: React.KeyboardEvent) =>
            pressed === 'Escape' &&
            !nativeEvent.isComposing &&
            props.onEditingCanceled(props.mode, props.data)
          }
        />
      );
    }
    const onRowUpdate = vi.fn(save);
    const { el } = mountTable({}, { components: { EditRow }, editable: { onRowUpdate } });
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    press(el, 'Edit');
    key(name(el), 'Enter', 13);
    expect(onRowUpdate).not.toHaveBeenCalled();
    expect(names(el)).toHaveLength(1);
    compose(name(el), 'Escape');
    expect(names(el)).toHaveLength(1);
    key(name(el), 'Escape', 27);
    await expect.poll(() => names(el).length).toBe(0);
  },
);
