import MaterialTable, { MTableEditField, type Column, type EditComponentProps } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useState, useMemo, createContext, use } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, onTestFinished } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, key, press, sort } from '../../../tests/claims/hands';
import { all, input, one, shown, texts, buttonOf, status } from '../../../tests/claims/read';
import { people, mountTable, columns, save, type Person } from '../../../tests/claims/table';
import { choose } from '../_exports';
import Always from './always';
import Dependent from './dependent';
import InDialog from './dialog';
import Editors from './editors';
import ChoicesFromAServer from './server-choices';
import Switches from './switch';
import { visit, textsOf } from '../../../tests/claims/visit';
import EditableComponent from './room';

const width = (element: Element) => element.getBoundingClientRect().width;

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
    'On save, await your request, then pass a new data array',
    'an action can open any modal with the data of its row',
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
    "The second column's editor reads the country from rowData. The first column's editor clears the city in onRowDataChange.",
    'its rowData prop is the row being edited, with all changes so far',

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
    'Any input works as an editor. For a multi-select, store the values as an array in the row.',
    'To edit a file, put it into the row with onChange(file) and upload it in onRowUpdate, which receives it in the field.',
    'Choosing a file ends editing only if you set state that gives the table new data, columns or options.',
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

proves(
  'Return the input from render, and store unsaved input in state, by row id. Pass the values to the cells through a context or a store so that the columns stay the same.',
  async () => {
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
  },
);

proves('The keys are strings, so an id of 1 becomes', () => {
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
  'The editor is a new component on every render if you define it inside a component that renders while users type.',
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

interface Line {
  id: number;
  product: string;
  price: number;
}
const prices: Record<string, number> = { Cup: 4, Pot: 12 };

function ProductEditor({ rowData, onRowDataChange }: EditComponentProps<Line>) {
  const choose = (product: string) => onRowDataChange({ ...rowData, product, price: prices[product] ?? 0 });
  return (
    <select aria-label="Product" value={rowData.product} onChange={(event) => choose(event.target.value)}>
      <option>Cup</option>
      <option>Pot</option>
    </select>
  );
}

const lineColumns = (): Column<Line>[] => [
  { title: 'Product', field: 'product', editComponent: ProductEditor },
  { title: 'Price', field: 'price', type: 'currency' },
];

proves(
  [
    "In the first column's editor, report the whole row with onRowDataChange.",
    'The other field shows the new value at once, and users can still change it.',
  ],
  async () => {
    const saved: Line[] = [];
    const { el } = mount(
      <MaterialTable
        columns={lineColumns()}
        data={[{ id: 1, product: 'Cup', price: 4 }]}
        editable={{ onRowUpdate: async (row) => saved.push(row) }}
      />,
    );
    press(el, 'Edit');
    const product = one(el, 'select[aria-label="Product"]') as HTMLSelectElement;
    product.value = 'Pot';
    flushSync(() => product.dispatchEvent(new Event('change', { bubbles: true })));
    const price = one(el, 'input[type="number"]') as HTMLInputElement;
    expect(price.value).toBe('12');
    fill(price, '10');
    press(el, 'Save');
    await expect.poll(() => saved.map((line) => Number(line.price))).toEqual([10]);
  },
);

function CityEditor({ value, onChange }: EditComponentProps<{ id: number; city: string }>) {
  return (
    <select aria-label="City" value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <optgroup label="Norway">
        <option value="osl">Oslo</option>
        <option value="bgo" disabled>
          Bergen
        </option>
      </optgroup>
    </select>
  );
}

proves(
  'Keep the lookup for cells and filters, and add an editComponent that renders a <select> with optgroup and disabled options',
  () => {
    const cities: Column<{ id: number; city: string }>[] = [
      { title: 'City', field: 'city', lookup: { osl: 'Oslo', bgo: 'Bergen' }, editComponent: CityEditor },
    ];
    const { el } = mount(
      <MaterialTable
        columns={cities}
        data={[{ id: 1, city: 'osl' }]}
        editable={{ onRowUpdate: async () => undefined }}
      />,
    );
    expect(shown(el)).toEqual(['Oslo']);
    press(el, 'Edit');
    expect(all(el, 'optgroup option:disabled')).toHaveLength(1);
  },
);

proves('Pressing Enter in its search field would submit the form.', async () => {
  let submitted = 0;
  const { el } = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <MaterialTable columns={lineColumns()} data={[]} />
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.click(one(el, 'input[placeholder="Search"]'));
  expect(submitted).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submitted).toBe(1);
});

interface Guest {
  id: number;
  name?: string;
}

proves('To let users fill in an empty table, start with empty rows, such as [{ id: 1 }, { id: 2 }]', () => {
  const columns: Column<Guest>[] = [
    { title: 'Name', field: 'name', render: ({ id }) => <input aria-label={`Name ${id}`} /> },
  ];
  const { el } = mount(<MaterialTable columns={columns} data={[{ id: 1 }, { id: 2 }]} />);
  expect(all(el, 'tbody input').map((input) => input.ariaLabel)).toEqual(['Name 1', 'Name 2']);
});

const openMenu = (el: ParentNode) =>
  flushSync(() =>
    one(el, '[role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })),
  );

interface Setting {
  id: number;
  kind: 'string' | 'numeric' | 'boolean';
  value: string | number | boolean;
}

const ValueEditor = (props: EditComponentProps<Setting>) => (
  <MTableEditField {...props} columnDef={{ ...props.columnDef, type: props.rowData.kind }} />
);

proves(
  'Pass a different type, or a lookup, to the built-in field depending on the row being edited:',
  async () => {
    const settings: Column<Setting>[] = [
      { title: 'Kind', field: 'kind', lookup: { string: 'Text', numeric: 'Number', boolean: 'Yes or no' } },
      { title: 'Value', field: 'value', editComponent: ValueEditor },
    ];
    const data: Setting[] = [{ id: 1, kind: 'string', value: '5' }];
    const { el } = mount(<MaterialTable columns={settings} data={data} editable={{ onRowUpdate: save }} />);
    press(el, 'Edit');
    const type = () => one(el, 'tbody input[aria-label="Value"]').getAttribute('type');
    expect(type()).toBe('text');
    for (const [index, expected] of [
      [1, 'number'],
      [2, 'checkbox'],
    ] as const) {
      openMenu(el);
      click(all(document, '[role=option]')[index] as HTMLElement);
      await expect.poll(type).toBe(expected);
      await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
    }
  },
);

proves(
  [
    "The dropdown is empty in edit mode | The row's value isn't a key of the lookup, or the list is still loading",
    'lookup has no effect in cells | The column has a render function, which takes precedence, so the cell shows the key',
  ],
  () => {
    const shownBy = (city: Partial<Column<Person>>) => {
      const { el, unmount } = mountTable({}, { columns: columns({ city }), editable: { onRowUpdate: save } });
      const cell = shown(el, 1)[0];
      press(el, 'Edit');
      const choice = one(el, '[role=combobox]').textContent?.replace('\u200b', '');
      unmount();
      return [cell, choice];
    };
    expect(shownBy({ lookup: { Bonn: 'Bonn (Rhine)' } })).toEqual(['Bonn (Rhine)', 'Bonn (Rhine)']);
    expect(shownBy({ lookup: { Oslo: 'Oslo' } })).toEqual(['', '']);
    expect(shownBy({ lookup: {} })).toEqual(['', '']);
    expect(shownBy({ lookup: { Bonn: 'Bonn (Rhine)' }, render: (row) => row.city })).toEqual([
      'Bonn',
      'Bonn (Rhine)',
    ]);
  },
);

const cities: Record<string, string> = { Bonn: 'Bonn on the Rhine', Oslo: 'Oslo in Norway' };

const CityInput = ({ value, onChange }: EditComponentProps<Person>) => (
  <Autocomplete
    options={Object.keys(cities)}
    getOptionLabel={(key) => cities[key] ?? ''}
    value={value ?? null}
    onChange={(_event, key) => onChange(key)}
    onKeyDown={(event) => event.stopPropagation()}
    renderInput={(params) => <TextField {...params} label="City" variant="standard" />}
  />
);

proves(
  [
    "Pass value so that the editor doesn't start empty. Define the editor outside your component so that the table keeps focus after a choice.",
    'Use the keys as options and the labels as text.',
  ],
  async () => {
    const choose = async (editComponent: Column<Person>['editComponent'], isInside = false) => {
      const fixed = columns({ city: { lookup: cities, editComponent } });
      function Page() {
        const [, setCount] = useState(0);
        const inside = columns({
          city: {
            lookup: cities,
            editComponent: (props) => {
              const onChange = (key: string) => {
                setCount((count) => count + 1);
                props.onChange(key);
              };
              return <CityInput {...props} onChange={onChange} />;
            },
          },
        });
        return (
          <MaterialTable
            columns={isInside ? inside : fixed}
            data={people.slice(0, 2)}
            editable={{ onRowUpdate: async (row) => void saved.push(row.city) }}
          />
        );
      }
      const saved: string[] = [];
      const { el, unmount } = mount(<Page />);
      press(el, 'Edit');
      const input = one(el, 'tbody [role=combobox]') as HTMLInputElement;
      const first = input.value;
      await userEvent.click(input);
      await userEvent.keyboard('{Control>}a{/Control}Oslo{ArrowDown}{Enter}');
      await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
      const after = (el.querySelector('tbody [role=combobox]') as HTMLInputElement | null)?.value;
      const hasFocus = el.contains(document.activeElement);
      if (el.querySelector('button[aria-label="Save"]')) press(el, 'Save');
      await expect.poll(() => el.querySelector('tbody [role=combobox]')).toBeNull();
      unmount();
      return { first, after, hasFocus, saved };
    };
    expect(await choose(CityInput)).toEqual({
      first: 'Bonn on the Rhine',
      after: 'Oslo in Norway',
      hasFocus: true,
      saved: ['Oslo'],
    });
    const without = await choose((props) => <CityInput {...props} value={null} />);
    expect(without.first).toBe('');
    expect((await choose(CityInput, true)).hasFocus).toBe(false);
  },
);

proves(
  "To save each input when the user leaves it, use its onBlur. If rows have ids, setting new rows there doesn't take the focus from the next input.",
  async () => {
    const saved: string[] = [];
    function Page() {
      const [rows, setRows] = useState(people.slice(0, 2));
      const own = useMemo<Column<Person>[]>(
        () => [
          {
            title: 'Name',
            field: 'name',
            render: ({ id, name }) => (
              <input
                aria-label={`Name ${id}`}
                defaultValue={name}
                onBlur={({ target: { value } }) => {
                  saved.push(value);
                  setRows((all) => all.map((row) => (row.id === id ? { ...row, name: value } : row)));
                }}
              />
            ),
          },
        ],
        [],
      );
      return <MaterialTable columns={own} data={rows} />;
    }
    const { el } = mount(<Page />);
    await userEvent.click(one(el, '[aria-label="Name 1"]'));
    await userEvent.keyboard('{End}x{Tab}');
    await expect.poll(() => saved).toEqual(['Cidx']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name 2');
  },
);

interface Residence {
  id: number;
  name: string;
  city: { id: number; name: string };
}
const citiesOfCountries = [
  { id: 1, name: 'Oslo' },
  { id: 2, name: 'Bonn' },
];
const labeledInput = (el: ParentNode, label: string) =>
  one(el, `tbody input[aria-label="${label}"]`) as HTMLInputElement;

proves(
  "If the options and the row's value are objects, compare them by id in isOptionEqualToValue, report the object with onChange, and show its name in render.",
  async () => {
    const CityEditor = ({ value, onChange }: EditComponentProps<Residence>) => (
      <Autocomplete
        options={citiesOfCountries}
        getOptionLabel={(city) => city.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        value={value ?? null}
        onChange={(_event, city) => onChange(city)}
        onKeyDown={(event) => event.stopPropagation()}
        renderInput={(params) => <TextField {...params} label="City" variant="standard" />}
      />
    );
    const own: Column<Residence>[] = [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', render: (row) => row.city.name, editComponent: CityEditor },
    ];
    const onRowUpdate = vi.fn(async (_row: Residence) => undefined);
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
    await expect.poll(() => onRowUpdate.mock.lastCall?.[0].city).toEqual(citiesOfCountries[1]);
  },
);

proves(
  [
    'In a new row, value is undefined until users type, unless the field has an initial value, so write value={value ??',
    'onRowDataChange replaces the row, so pass all its fields with ...rowData; otherwise, the other fields become empty.',
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
      fill(labeledInput(el, 'Name'), 'Zoe');
      expect(seen.at(-1)).toBe('Zoe');
      fill(labeledInput(el, 'City'), 'Rome');
      const left = labeledInput(el, 'Name').value;
      unmount();
      return left;
    };
    expect(typed(true)).toBe('Zoe');
    expect(typed(false)).toBe('');
  },
);

proves(
  [
    "A computed column in a new row | render isn't called there if the column can't be edited, unless the table has initialFormData.",
    'Use a field and an editComponent that only displays a value, such as rowData.price * rowData.count, which updates while users type',
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
      fill(labeledInput(live.el, 'Age'), '21');
      expect(one(live.el, 'tbody tr:has(input)').textContent).toBe('42');
      press(live.el, 'Cancel');
    }
  },
);

function PasteEditor({ rowData, onRowDataChange }: EditComponentProps<Person>) {
  const paste = async () => {
    const [name = '', city = ''] = (await navigator.clipboard.readText()).trim().split('\t');
    onRowDataChange({ ...rowData, name, city });
  };
  return <button onClick={paste}>Paste</button>;
}

proves(
  'A button in an editor can read it and call onRowDataChange. The row stays open, and validate checks the values',
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

const openOptions = () => all(document, '[role=option]');
const type = (input: HTMLElement, text: string) => {
  input.focus();
  flushSync(() => input.click());
  fill(input, text);
};

proves(
  'let the editor request what they type, and store the label in the row along with the id',
  async () => {
    const { el } = mount(<ChoicesFromAServer />);
    expect(shown(el, 1)).toEqual(['Bergen', '']);
    press(el, 'Edit Otis Grant');
    const input = one(el, 'input[role=combobox]');
    type(input, 'b');
    type(input, 'bo');
    await expect
      .poll(() => openOptions().map((option) => option.textContent))
      .toEqual(['Bologna', 'Bonn', 'Bordeaux']);
    click(openOptions()[1] as HTMLElement);
    await expect.poll(() => (input as HTMLInputElement).value).toBe('Bonn');
    press(el, 'Save');
    await expect.poll(() => shown(el, 1)).toEqual(['Bergen', 'Bonn']);
  },
);

proves(
  [
    'The row gets only what you pass to onChange.',
    "A click elsewhere preserves the earlier value and doesn't choose the option under the mouse.",
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
    await expect.poll(() => openOptions().length).toBe(3);
    flushSync(() => openOptions()[2]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })));
    await expect.poll(() => openOptions()[2]?.className).toContain('Mui-focused');
    flushSync(() => input.blur());
    await expect.poll(() => openOptions().length).toBe(0);
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate.mock.calls[0]?.[0].city).toBe('Bonn');
  },
);

proves(
  'give them a defaultValue and report the text in onBlur, because a key press then renders nothing',
  () => {
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
  },
);

const editable = { onRowUpdate: save };
const openList = (box: HTMLElement) =>
  flushSync(() => box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
const own = (el: ParentNode) => one(el, 'input[aria-label="own"]') as HTMLInputElement;

proves('A lookup is the same for every row', async () => {
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
  const { el } = mountTable({}, { columns: columns({ city: { lookup } }), editable });
  for (const row of [0, 2]) {
    click(all(el, 'button[aria-label="Edit"]')[row] as HTMLElement);
    openList(one(el, 'tbody [role=combobox]'));
    expect(options()).toEqual(['Bonn', 'Oslo']);
    click(all(document, '[role=option]')[0] as HTMLElement);
    await expect.poll(options).toEqual([]);
    press(el, 'Cancel');
  }
  const perRow = (({ name }: Person) => ({ [name]: name })) as object;
  const other = mountTable({}, { columns: columns({ city: { lookup: perRow } }), editable }).el;
  press(other, 'Edit');
  openList(one(other, 'tbody [role=combobox]'));
  expect(options()).toEqual([]);
});

proves('Not in the built-in select.', () => {
  const lookup = { osl: 'Oslo', bgo: 'Bergen' };
  const { el } = mountTable({}, { columns: columns({ city: { lookup } }), editable });
  press(el, 'Edit');
  openList(one(el, 'tbody [role=combobox]'));
  expect(options()).toEqual(['Oslo', 'Bergen']);
  const special = '[role=group], optgroup, .MuiListSubheader-root, [aria-disabled=true]';
  expect(all(one(document, '[role=listbox]'), special)).toEqual([]);
});

proves('The columns then stay the same when the list arrives, and open rows stay open.', async () => {
  const { el } = mount(<Dependent />);
  press(el, 'Edit Oslo');
  const boxes = () => all(el, '[role=combobox]');
  openList(one(el, '[role=combobox][aria-label="Country"]'));
  expect([options(), boxes().length]).toEqual([[], 2]);
  await expect.poll(options).toEqual(['Norway', 'Italy']);
  expect(boxes().length).toBe(2);
});

interface Member {
  id: number;
  name: string;
  team: number;
}
const members: Member[] = [
  { id: 1, name: 'Ann', team: 1 },
  { id: 2, name: 'Bob', team: 2 },
];
type Teams = { id: number; name: string }[];
const loaded: Teams = [
  { id: 1, name: 'Red' },
  { id: 2, name: 'Blue' },
];

function Members({ teams, onExport }: { teams: Teams; onExport?: (rows: unknown) => void }) {
  const made = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Team', field: 'team', lookup: Object.fromEntries(teams.map(({ id, name }) => [id, name])) },
    ],
    [teams],
  );
  const tableOptions = useMemo(() => {
    const exportFunc = (_made: unknown, rows: unknown) => onExport?.(rows);
    return { filtering: true, debounceInterval: 0, exportMenu: [{ label: 'File', exportFunc }] };
  }, [onExport]);
  return <MaterialTable columns={made} data={members} options={tableOptions} editable={editable} />;
}

proves(
  [
    'Build a lookup from the loaded list in useMemo, with the list as its dependency.',
    'It also shows names instead of ids in cells, filters and exports.',
  ],
  async () => {
    const files: unknown[] = [];
    const onExport = (rows: unknown) => files.push(rows);
    const { el, rerender } = mount(<Members teams={[]} onExport={onExport} />);
    expect(shown(el, 1)).toEqual(['', '']);
    rerender(<Members teams={loaded} onExport={onExport} />);
    expect(shown(el, 1)).toEqual(['Red', 'Blue']);
    openList(one(el, '#m--table--filter--row [role=combobox], #m--table--filter--row .MuiSelect-select'));
    await expect.poll(options).toEqual(['Red', 'Blue']);
    click(all(document, '[role=option]')[1] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect.poll(options).toEqual([]);
    await expect.poll(() => shown(el)).toEqual(['Bob']);
    await choose(el, 'File');
    expect(files).toEqual([[expect.objectContaining({ team: 'Blue' })]]);
  },
);

/** Open the first row with this editor in the name column; return the table and what was saved. */
function withEditor(editComponent: (props: EditComponentProps<Person>) => React.ReactNode) {
  const saved: unknown[] = [];
  const onRowUpdate = async ({ name }: Person) => void saved.push(name);
  const made = columns({ name: { editComponent: editComponent as never } });
  const { el } = mountTable({}, { columns: made, editable: { onRowUpdate } });
  press(el, 'Edit');
  return { el, saved };
}

proves(
  'For a multi-select, store the values as an array in the row. Add render to show the values and customFilterAndSearch to find them, because a lookup supports only one key per cell.',
  async () => {
    type Tagged = { id: number; tags: string[] };
    const search = async (column: Partial<Column<Tagged>>) => {
      const made: Column<Tagged>[] = [{ title: 'Tags', field: 'tags', ...column }];
      const data = [{ id: 1, tags: ['a', 'b'] }];
      const { el } = mount(<MaterialTable columns={made} data={data} options={{ debounceInterval: 0 }} />);
      const [before] = shown(el);
      fill(one(el, 'input[aria-label="Search"]'), 'second');
      return { before, rows: () => shown(el).length };
    };
    const lookup = { a: 'first', b: 'second' };
    const plain = await search({ lookup });
    expect(plain.before).toBe('');
    await expect.poll(plain.rows).toBe(0);
    const names = ({ tags }: Tagged) => tags.map((tag) => lookup[tag as 'a']).join(', ');
    const render = names;
    const drawn = await search({ render });
    expect(drawn.before).toBe('first, second');
    await expect.poll(drawn.rows).toBe(0);
    const found = await search({
      render,
      customFilterAndSearch: (term: string, row) => names(row).includes(term),
    });
    await expect.poll(found.rows).toBe(1);
  },
);

proves(
  'A rich-text field, an autocomplete or a dropdown needs event.stopPropagation() in its onKeyDown. Otherwise, pressing Enter inside it saves the row.',
  async () => {
    const fields = [
      <div key="text" role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning />,
      <input key="autocomplete" role="combobox" aria-controls="list" aria-expanded={false} />,
      <div key="select" role="combobox" tabIndex={0} aria-controls="list" aria-expanded={false} />,
    ];
    for (const field of fields) {
      const enter = async (isStopped: boolean) => {
        const { el, saved } = withEditor(() => (
          <div role="presentation" onKeyDown={(event) => isStopped && event.stopPropagation()}>
            {field}
          </div>
        ));
        one(el, '[role=presentation] > *').focus();
        await userEvent.keyboard('{Enter}');
        return { el, saved };
      };
      const free = await enter(false);
      await expect.poll(() => free.saved.length).toBe(1);
      const stopped = await enter(true);
      expect([stopped.saved.length, all(stopped.el, '[role=presentation]').length]).toEqual([0, 1]);
    }
  },
);

proves(
  "Point field at a value inside the object, such as 'city.name', or write an editComponent that edits the object.",
  async () => {
    type Row = { id: number; city: { name: string } };
    const save = async (column: Partial<Column<Row>>) => {
      const saved: Row[] = [];
      const { el } = mount(
        <MaterialTable
          columns={[{ title: 'City', field: 'city', ...column }]}
          data={[{ id: 1, city: { name: 'Oslo' } }]}
          editable={{ onRowUpdate: async (row) => void saved.push(row) }}
        />,
      );
      press(el, 'Edit');
      const field = one(el, 'tbody input') as HTMLInputElement;
      expect(field.value).toBe('Oslo');
      fill(field, 'Rome');
      press(el, 'Save');
      await expect.poll(() => saved[0]?.city).toEqual({ name: 'Rome' });
    };
    await save({ field: 'city.name' });
    await save({
      render: ({ city }) => city.name,
      editComponent: ({ value, onChange }: EditComponentProps<Row>) => (
        <input
          value={(value as Row['city']).name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ),
    });
  },
);

const Reported = createContext((_text: string) => {});

function Outside({ value, onChange }: EditComponentProps<Person>) {
  const report = use(Reported);
  const change = (text: string) => {
    onChange(text);
    report(text);
  };
  return <input aria-label="own" value={value ?? ''} onChange={({ target }) => change(target.value)} />;
}

proves('You can then set state from an editor.', () => {
  function Page() {
    const [text, setText] = useState('');
    const made = useMemo(() => columns({ name: { editComponent: Outside } }), []);
    return (
      <Reported value={setText}>
        <MaterialTable title={text} columns={made} data={people} editable={editable} />
      </Reported>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Edit');
  const before = own(el);
  before.focus();
  fill(before, 'Sid');
  expect(one(el, 'h6').textContent).toBe('Sid');
  expect([own(el), document.activeElement]).toEqual([before, before]);
  expect(before.value).toBe('Sid');
});

proves(
  [
    'and revert it if the server rejects the change',
    'so the switch always matches your data',
    'While the table is sorted by that column, a row moves as soon as its value changes',
  ],
  async () => {
    const { el } = mount(<Switches />);
    const box = (name: string) => one(el, `input[aria-label="${name} online"]`) as HTMLInputElement;
    click(box('Gift card'));
    await expect.poll(() => status(el)).toBe('Gift card is online.');
    expect(box('Gift card').checked).toBe(true);
    click(box('Wool blanket'));
    await expect.poll(() => status(el)).toMatch(/^Wool blanket: it is out of stock/);
    await expect.poll(() => box('Wool blanket').checked).toBe(false);
    sort(el, 'Online');
    const place = () => shown(el).indexOf('Floor lamp');
    expect(place()).toBeGreaterThan(1);
    click(box('Floor lamp'));
    expect(place()).toBeLessThan(2);
  },
);

proves(
  [
    "To replace a column's field, write an editComponent that shows value and reports changes with onChange.",
    'With onRowDataChange, an editor can change other fields of the row at the same time. In this demo, choosing a room sets its price.',
  ],
  async () => {
    const demo = visit(<EditableComponent />);
    await demo.getByRole('button', { name: 'Edit the stay of Jonas Berg' }).click();
    await demo.getByRole('combobox', { name: 'Room' }).click();
    await page.getByRole('option', { name: 'Suite' }).click();
    await expect.poll(() => textsOf(demo.getByRole('combobox', { name: 'Room' }))).toEqual(['Suite']);
    await demo.byCss('label').filter({ hasText: '5 Stars' }).click();
    await expect.element(demo.getByRole('radio', { name: '5 Stars' })).toBeChecked();
    await demo.getByRole('button', { name: 'Save' }).click();
    const row = demo.getByRole('row', { name: /Jonas Berg/ });
    await expect.element(row).toHaveTextContent('Suite');
    await expect.element(row).toHaveTextContent('$190.00');
    await expect.element(row.getByRole('img', { name: '5 Stars' })).toBeVisible();
  },
);

proves(
  'Wider inputs | cellStyle: { minWidth: 200 } in the column. Text and number fields fill their column',
  () => {
    const fields = (cellStyle: React.CSSProperties) => {
      const own = columns({ name: { cellStyle }, age: { cellStyle } });
      const { el, unmount } = mountTable({}, { columns: own, editable: { onRowUpdate: save } });
      press(el, 'Edit');
      const found = ['Name', 'Age'].map((label) => {
        const input = one(el, `tbody input[aria-label="${label}"]`);
        const cell = input.closest('td') as HTMLElement;
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return [width(cell), Math.abs(width(input) - room)] as const;
      });
      unmount();
      return found;
    };
    for (const [cell, difference] of fields({ minWidth: 400 })) {
      expect(cell).toBeGreaterThanOrEqual(400);
      expect(difference).toBeLessThan(2);
    }
  },
);

proves(
  [
    'Enter then starts a new line, and Shift+Enter saves',
    'Multiline text | An editComponent with <TextField multiline>.',
  ],
  async () => {
    const onRowUpdate = vi.fn(save);
    const editComponent = ({ value, onChange }: EditComponentProps<Person>) => (
      <TextField multiline label="City" value={value} onChange={(event) => onChange(event.target.value)} />
    );
    const { el } = mountTable(
      {},
      { columns: columns({ city: { editComponent } }), editable: { onRowUpdate } },
    );
    press(el, 'Edit');
    const area = one(el, 'textarea:not([aria-hidden])') as HTMLTextAreaElement;
    await userEvent.click(area);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}am Rhein');
    expect(area.value).toBe('Bonn\nam Rhein');
    expect(onRowUpdate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect.poll(() => onRowUpdate.mock.calls.length).toBe(1);
    expect(onRowUpdate).toHaveBeenCalledWith(
      expect.objectContaining({ city: 'Bonn\nam Rhein' }),
      expect.anything(),
    );
  },
);

proves('Numbers are right-aligned in cells and fields', () => {
  const rows = mountTable({}, { editable: { onRowUpdate: save } }).el;
  expect(getComputedStyle(all(rows, 'tbody td')[3] as HTMLElement).textAlign).toBe('right');
  press(rows, 'Edit');
  expect(getComputedStyle(one(rows, 'tbody input[type="number"]')).textAlign).toBe('right');
});
