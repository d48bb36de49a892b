import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, key, press } from '../../tests/claims/hands';
import { all, input, one, shown, texts } from '../../tests/claims/read';
import { people, type Person } from '../../tests/claims/table';
import Always from './editing-own-forms.always';
import Dependent from './editing-own-forms.dependent';
import InDialog from './editing-own-forms.dialog';
import Editors from './editing-own-forms.editors';
const options = () => texts(document, '[role=option]');
const open = (el: ParentNode, name: string) =>
  flushSync(() =>
    one(el, `[role=combobox][aria-label="${name}"]`).dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true }),
    ),
  );
const option = (text: string) => {
  const found = all(document, '[role=option]').find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`no option ${text}`);
  return found;
};

proves(
  [
    "An action receives the row. Store the row's fields in state and show them in a dialog outside the table.",
    'For a New button in the toolbar, use an action with isFreeAction: true.',
  ],
  async () => {
    const { el } = mount(<InDialog />);
    const inDialog = (selector: string, index: number) =>
      all(one(document, '[role=dialog]'), selector)[index] as HTMLInputElement;
    press(el, 'Add a contact');
    expect(el.contains(one(document, '[role=dialog]'))).toBe(false);
    expect([0, 1].map((index) => inDialog('input', index).value)).toEqual(['', '']);
    fill(inDialog('input', 0), 'Pia');
    click(inDialog('button', 1));
    await expect.poll(() => shown(el)).toEqual(['Nora Vale', 'Otis Grant', 'Pia']);
    press(el, 'Edit Otis Grant');
    expect(inDialog('input', 1).value).toBe('555-0142');
    fill(inDialog('input', 1), '555-0199');
    click(inDialog('button', 1));
    await expect.poll(() => shown(el, 1)).toEqual(['555-0110', '555-0199', '']);
  },
);

proves(
  [
    "The second column's editor gets the row being edited, with all changes so far, in its rowData prop.",
    "The first column's editor clears the second field with onRowDataChange({ ...rowData, country, city: '' }).",
    'With validate, Save stays disabled until the user chooses a city in the new country.',
  ],
  async () => {
    const { el } = mount(<Dependent />);
    press(el, 'Edit Oslo');
    const city = () => one(el, '[role=combobox][aria-label="City"]').textContent?.replace('\u200b', '');
    await expect.poll(city).toBe('Oslo');
    open(el, 'Country');
    await expect.poll(options).toEqual(['Norway', 'Italy']);
    click(option('Italy'));
    await expect.poll(options).toEqual([]);
    expect(city()).toBe('');
    // Disabled: its name is on the element around it.
    expect(one(el, '[aria-label="Save"] button').hasAttribute('disabled')).toBe(true);
    open(el, 'City');
    expect(options()).toEqual(['Rome', 'Turin']);
    key(option('Rome'), 'Enter', 13);
    await expect.poll(options).toEqual([]);
    press(el, 'Save');
    await expect.poll(() => shown(el, 1)).toEqual(['Rome', 'Turin']);
  },
);

proves(
  [
    'Store several values as an array in the row.',
    'To edit a file, put it into the row with onChange(file). Upload it in onRowUpdate, which receives it in the field.',
  ],
  async () => {
    const { el } = mount(<Editors />);
    press(el, 'Edit claim 1');
    click(one(el, 'input[value="Meal"]'));
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'new.png'));
    const receipt = input(el, 'Receipt');
    receipt.files = files.files;
    flushSync(() => receipt.dispatchEvent(new Event('change', { bubbles: true })));
    const tags = one(el, 'input[role="combobox"]');
    tags.focus();
    key(tags, 'ArrowDown', 40);
    await expect.poll(options).toEqual(['urgent', 'abroad', 'private']);
    key(tags, 'ArrowDown', 40);
    key(tags, 'Enter', 13);
    press(el, 'Save');
    await expect
      .poll(() => [0, 1, 2].map((column) => shown(el, column)[0]))
      .toEqual(['Meal', 'abroad, private', 'new.png']);
  },
);

proves('Return the input from render, and keep unsaved input in your own state, by row id.', async () => {
  const { el } = mount(<Always />);
  const nails = input(el, 'Stock of Nails');
  nails.focus();
  fill(nails, '12');
  fill(nails, '123');
  expect(document.activeElement).toBe(nails);
  press(el, 'Next Page');
  await expect.poll(() => shown(el)).toEqual(['Screws']);
  fill(input(el, 'Stock of Screws'), '7');
  click(one(el, 'button'));
  press(el, 'Previous Page');
  await expect.poll(() => shown(el)).toContain('Nails');
  expect(input(el, 'Stock of Nails').value).toBe('123');
  expect(one(el, 'button').hasAttribute('disabled')).toBe(true);
});

proves('The keys are strings: an id of 1 becomes', () => {
  let saved: unknown;
  const columns = [{ title: 'Team', field: 'team', lookup: { 1: 'Red', 2: 'Blue' } }];
  const { el } = mount(
    <MaterialTable
      columns={columns}
      data={[{ id: 9, team: 1 }]}
      editable={{ onRowUpdate: async ({ team }) => void (saved = team) }}
    />,
  );
  press(el, 'Edit');
  flushSync(() => one(el, '[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  click(option('Blue'));
  press(el, 'Save');
  expect(saved).toBe('2');
});

proves(
  ['the built-in text field converts it to a string', 'render changes only the cell, not the editor.'],
  () => {
    type Row = { id: number; city: { name: string } };
    const columns: Column<Row>[] = [{ title: 'City', field: 'city', render: ({ city }) => city.name }];
    const { el } = mount(
      <MaterialTable
        columns={columns}
        data={[{ id: 1, city: { name: 'Oslo' } }]}
        editable={{ onRowUpdate: async () => undefined }}
      />,
    );
    press(el, 'Edit');
    expect(input(el, 'City').value).toBe('[object Object]');
  },
);

function Inline() {
  const [text, setText] = useState('');
  const columns: Column<Person>[] = [
    {
      title: 'Name',
      field: 'name',
      editComponent: ({ value, onChange }: EditComponentProps<Person>) => (
        <input
          aria-label="own"
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(target.value);
            setText(target.value);
          }}
        />
      ),
    },
  ];
  const editable = { onRowAdd: async () => undefined, onRowUpdate: async () => undefined };
  return <MaterialTable title={text} columns={columns} data={people} editable={editable} />;
}

proves(
  'The editor is a new component on every render because it is defined inside a component that renders while users type.',
  () => {
    const { el } = mount(<Inline />);
    press(el, 'Add');
    const before = input(el, 'own');
    before.focus();
    fill(before, 'x');
    expect(input(el, 'own')).not.toBe(before);
    expect(document.activeElement).not.toBe(input(el, 'own'));
  },
);
