import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, mountTable, type Person, save } from '../../tests/claims/table';

interface Home {
  id: number;
  name: string;
  city: { id: number; name: string };
}
const cities = [
  { id: 1, name: 'Oslo' },
  { id: 2, name: 'Bonn' },
];
const input = (el: ParentNode, label: string) =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(
  "If the options and the row's value are objects, compare with isOptionEqualToValue={(a, b) => a.id === b.id}, report the object with onChange, and show its name in render.",
  async () => {
    const CityEditor = ({ value, onChange }: EditComponentProps<Home>) => (
      <Autocomplete
        options={cities}
        getOptionLabel={(city) => city.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        value={value ?? null}
        onChange={(_event, city) => onChange(city)}
        onKeyDown={(event) => event.stopPropagation()}
        renderInput={(params) => <TextField {...params} label="City" variant="standard" />}
      />
    );
    const own: Column<Home>[] = [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', render: (row) => row.city.name, editComponent: CityEditor },
    ];
    const onRowUpdate = vi.fn(async (_row: Home) => undefined);
    const rows = [{ id: 1, name: 'Ada', city: { id: 1, name: 'Oslo' } }];
    const { el } = mount(<MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />);
    expect(shown(el, 1)).toEqual(['Oslo']);
    press(el, 'Edit');
    const field = one(el, 'tbody [role=combobox]') as HTMLInputElement;
    expect(field.value).toBe('Oslo');
    await userEvent.click(field);
    expect(all(document, '[role=option]').map((option) => option.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
    await userEvent.click(all(document, '[role=option]')[1] as HTMLElement);
    expect(field.value).toBe('Bonn');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.[0].city).toEqual(cities[1]);
  },
);

proves(
  [
    'In a new row, value is undefined until users type, unless the field has an initial value, so write value={value ??',
    'If a field becomes empty when users type in another field, the other editor called onRowDataChange without ...rowData.',
  ],
  () => {
    const seen: unknown[] = [];
    const typed = (isSpread: boolean) => {
      const Name = ({ value, onChange }: EditComponentProps<Person>) => {
        seen.push(value);
        return (
          <input aria-label="Name" value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
        );
      };
      const City = ({ value, rowData, onRowDataChange }: EditComponentProps<Person>) => (
        <input
          aria-label="City"
          value={value ?? ''}
          onChange={({ target }) =>
            onRowDataChange({ ...(isSpread ? rowData : {}), city: target.value } as Person)
          }
        />
      );
      const own = columns({ name: { editComponent: Name }, city: { editComponent: City } });
      const { el, unmount } = mountTable({}, { columns: own, editable: { onRowAdd: save } });
      press(el, 'Add');
      expect(seen.at(-1)).toBeUndefined();
      fill(input(el, 'Name'), 'Zoe');
      expect(seen.at(-1)).toBe('Zoe');
      fill(input(el, 'City'), 'Rome');
      const left = input(el, 'Name').value;
      unmount();
      return left;
    };
    expect(typed(true)).toBe('Zoe');
    expect(typed(false)).toBe('');
  },
);

proves(
  [
    "In a new row, render isn't called for columns that can't be edited, unless the table has initialFormData. They show the value of their field.",
    'Give the column a field and an editComponent that only displays a value. For example, editComponent: ({ rowData }) => <>{rowData.price * rowData.count}</> updates while users type.',
  ],
  () => {
    const render = vi.fn((row: Person) => `age ${row.age}`);
    const editable = 'never' as const;
    const own = [
      ...columns({ city: { editable, initialEditValue: 'Rome', render } }),
      { title: 'Own', render },
    ];
    const { el, unmount } = mountTable({}, { data: [], columns: own, editable: { onRowAdd: save } });
    press(el, 'Add');
    expect(render).not.toHaveBeenCalled();
    expect(one(el, 'tbody tr:has(input)').textContent).toBe('Rome');
    unmount();
    const filled = { data: [], columns: own, editable: { onRowAdd: save }, initialFormData: { age: 7 } };
    const start = mountTable({}, filled);
    press(start.el, 'Add');
    expect(one(start.el, 'tbody tr:has(input)').textContent).toBe('age 7age 7');
    start.unmount();

    const doubled: Column<Person> = {
      title: 'Twice',
      field: 'twice',
      render: ({ age }) => age * 2,
      editComponent: ({ rowData }) => <>{rowData.age * 2}</>,
    };
    const live = mountTable(
      {},
      { columns: [...columns(), doubled], editable: { onRowAdd: save, onRowUpdate: save } },
    );
    for (const button of ['Add', 'Edit']) {
      press(live.el, button);
      fill(input(live.el, 'Age'), '21');
      expect(one(live.el, 'tbody tr:has(input)').textContent).toBe('42');
      press(live.el, 'Cancel');
    }
  },
);
