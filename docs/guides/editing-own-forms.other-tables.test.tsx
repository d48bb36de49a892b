import MaterialTable, { type EditComponentProps } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, buttonOf, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import ChoicesFromAServer from './editing-own-forms.server-choices';

function PasteEditor({ rowData, onRowDataChange }: EditComponentProps<Person>) {
  const paste = async () => {
    const [name = '', city = ''] = (await navigator.clipboard.readText()).trim().split('\t');
    onRowDataChange({ ...rowData, name, city });
  };
  return <button onClick={paste}>Paste</button>;
}

proves(
  ['A button in an editor can do this.', 'validate checks the values, and the row stays open'],
  async () => {
    const readText = vi.spyOn(navigator.clipboard, 'readText');
    onTestFinished(() => readText.mockRestore());
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const city = { validate: (row: Person) => (row.city === 'Oslo' ? true : 'Only Oslo') };
    const { el } = mountTable(
      {},
      { columns: columns({ name: { editComponent: PasteEditor }, city }), editable: { onRowUpdate } },
    );
    press(el, 'Edit');
    readText.mockResolvedValue('Zoe\tParis\n');
    click(buttonOf('Paste'));
    await expect.poll(() => (one(el, 'tbody input') as HTMLInputElement).value).toBe('Paris');
    expect(one(el, 'tbody').textContent).toContain('Only Oslo');
    expect(all(el, 'button[aria-label="Save"]')).toHaveLength(0);
    readText.mockResolvedValue('Zoe\tOslo\n');
    click(buttonOf('Paste'));
    await expect.poll(() => all(el, 'button[aria-label="Save"]').length).toBe(1);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate.mock.calls[0]?.[0]).toMatchObject({ id: 1, name: 'Zoe', city: 'Oslo' });
  },
);

const options = () => all(document, '[role=option]');
const type = (input: HTMLElement, text: string) => {
  input.focus();
  flushSync(() => input.click());
  fill(input, text);
};

proves(
  ['Let the editor request what the user types', 'store the label in the row along with the id'],
  async () => {
    const { el } = mount(<ChoicesFromAServer />);
    expect(shown(el, 1)).toEqual(['Bergen', '']);
    press(el, 'Edit Otis Grant');
    const input = one(el, 'input[role=combobox]');
    type(input, 'b');
    type(input, 'bo');
    await expect
      .poll(() => options().map((option) => option.textContent))
      .toEqual(['Bologna', 'Bonn', 'Bordeaux']);
    click(options()[1] as HTMLElement);
    await expect.poll(() => (input as HTMLInputElement).value).toBe('Bonn');
    press(el, 'Save');
    await expect.poll(() => shown(el, 1)).toEqual(['Bergen', 'Bonn']);
  },
);

proves(
  [
    'The row gets only what you pass to onChange.',
    'A click elsewhere keeps the earlier value, not the option under the mouse.',
  ],
  async () => {
    const CityEditor = ({ value, onChange }: EditComponentProps<Person>) => (
      <Autocomplete
        options={['Bonn', 'Oslo', 'Rome']}
        value={value}
        onChange={(_event, city) => onChange(city)}
        renderInput={(params) => <TextField {...params} label="City" />}
      />
    );
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const { el } = mountTable(
      {},
      { columns: columns({ city: { editComponent: CityEditor } }), editable: { onRowUpdate } },
    );
    press(el, 'Edit');
    const input = one(el, 'input[role=combobox]');
    input.focus();
    flushSync(() => input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    click(input);
    await expect.poll(() => options().length).toBe(3);
    flushSync(() => options()[2]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
    await expect.poll(() => options()[2]?.className).toContain('Mui-focused');
    flushSync(() => input.blur());
    await expect.poll(() => options().length).toBe(0);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate.mock.calls[0]?.[0].city).toBe('Bonn');
  },
);

proves('give them a defaultValue and report the text in onBlur: a key press then renders nothing', () => {
  const render = vi.fn();
  const report = vi.fn();
  function Page() {
    const [names, setNames] = useState<Record<number, string>>({});
    report(names);
    const [own] = useState(() =>
      columns({
        name: {
          render: (row) => {
            render();
            const save = (name: string) => setNames((before) => ({ ...before, [row.id]: name }));
            return <input defaultValue={row.name} onBlur={(event) => save(event.target.value)} />;
          },
        },
      }),
    );
    return <MaterialTable columns={own} data={people} />;
  }
  const { el } = mount(<Page />);
  render.mockClear();
  const input = one(el, 'tbody input') as HTMLInputElement;
  input.focus();
  fill(input, 'Cido');
  expect(render).not.toHaveBeenCalled();
  flushSync(() => input.blur());
  expect(report.mock.lastCall?.[0]).toEqual({ 1: 'Cido' });
});
