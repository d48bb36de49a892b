import type { EditComponentProps } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { buttons, edit } from './editing';
import { click, fill, press } from './hands';
import { input, one } from './read';
import { columns, mountTable, type Person, save } from './table';

proves(['instead of localization.body.editTooltip.', 'instead of localization.body.deleteTooltip.'], () => {
  const localization = { body: { editTooltip: 'pen', deleteTooltip: 'bin' } };
  const el = edit({ onRowUpdate: save, onRowDelete: save }, { localization });
  expect([buttons(el, 'pen'), buttons(el, 'bin')]).toEqual([5, 5]);
});

proves(
  [
    'The reason is in helperText.',
    "The reason from column.validate, to show with the field, or '' if there is none.",
    'The column, described below.',
    "which isn't passed in cell editing.",
    "It doesn't apply to cell editing",
  ],
  () => {
    const received: (EditComponentProps<Person> & { helperText?: string; locale?: unknown })[] = [];
    const Editor = (props: EditComponentProps<Person>) => (
      received.push(props),
      (
        <input
          aria-label="own"
          value={props.value ?? ''}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )
    );
    const validate = vi.fn(({ name }: Person) => name === 'Sid' || 'Not Sid');
    const localization = { dateTimePickerLocalization: { code: 'xx' } } as object;
    const own = columns({
      name: { editComponent: (props) => <Editor {...props} />, validate: validate as never },
    });
    const { el } = mountTable({}, { columns: own, localization, editable: { onRowAdd: save } });
    press(el, 'Add');
    expect(received.at(-1)).toMatchObject({ error: true, helperText: 'Not Sid', value: undefined });
    fill(input(el, 'own'), 'Sid');
    expect(received.at(-1)).toMatchObject({
      error: false,
      helperText: '',
      rowData: { name: 'Sid' },
      locale: { code: 'xx' },
    });
    received.length = 0;
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const cells = mountTable(
      {},
      {
        localization,
        cellEditable,
        columns: columns({ name: { editComponent: (props) => <Editor {...props} /> } }),
      },
    ).el;
    click(one(cells, `[data-testid="mtablecell"] > div`));
    expect(received[0]?.locale).toBeUndefined();
  },
);

proves(
  [
    "false doesn't tell you whether the changes were saved or discarded.",
    'No callback reports that a user starts editing a single row.',
  ],
  async () => {
    const log: unknown[] = [];
    const onBulkUpdate = async () => void log.push('saved');
    const onBulkEditOpen = (isOpen: boolean) => void log.push(isOpen);
    const both = edit({ onBulkUpdate, onRowUpdate: save }, { onBulkEditOpen });
    press(both, 'Edit');
    press(both, 'Cancel');
    expect(log).toEqual([]);
    press(both, 'Edit All');
    press(both, 'Save all changes');
    await expect.poll(() => log).toEqual([true, 'saved', false]);
    await expect.poll(() => buttons(both, 'Edit All')).toBe(1);
    press(both, 'Edit All');
    press(both, 'Discard all changes');
    expect(log.slice(3)).toEqual([true, false]);
  },
);

proves('Tooltip of the button that discards a bulk edit.', async () => {
  const onBulkUpdate = vi.fn(async (_changes: object) => undefined);
  const el = edit({ onBulkUpdate: onBulkUpdate as never });
  press(el, 'Edit All');
  fill(input(el), 'Sid');
  press(el, 'Discard all changes');
  press(el, 'Edit All');
  expect(input(el).value).toBe('Cid');
  press(el, 'Save all changes');
  await expect.poll(() => onBulkUpdate.mock.calls).toEqual([[{}]]);
});

proves("'' so that the input stays controlled in a new row.", async () => {
  const onRowUpdate = vi.fn(async (_row: Person) => undefined);
  const el = edit({ onRowUpdate }, { columns: columns({ age: { type: 'currency' } }) });
  press(el, 'Edit');
  fill(input(el, 'Age'), '');
  expect(input(el, 'Age').value).toBe('');
  press(el, 'Save');
  await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
  expect(onRowUpdate.mock.calls[0]?.[0].age).toBeUndefined();
});
