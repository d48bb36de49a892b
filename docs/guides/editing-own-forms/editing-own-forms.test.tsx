import MaterialTable, { MTableEditField, type Column, type EditComponentProps } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useState, useMemo, createContext, use } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent, page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { click, fill, key, press } from '../../../tests/claims/hands';
import { all, input, one, shown, texts, status } from '../../../tests/claims/read';
import { people, mountTable, columns, save, type Person } from '../../../tests/claims/table';

import Always from './always';
import Dependent from './dependent';
import InDialog from './dialog';
import Editors from './editors';
import ChoicesFromAServer from './server-choices';
import Switches from './switch';
import { visit } from '../../../tests/claims/visit';
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
    'An action receives the row. Store its fields in state and show them in a dialog outside the table.',
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
    'The columns then stay the same when the list arrives, and open rows stay open.',
  ],
  async () => {
    const { el } = mount(<Dependent />);
    press(el, 'Edit Oslo');
    const city = () => one(el, '[role=combobox][aria-label="City"]').textContent?.replace('\u200b', '');
    // The list isn't there yet.
    open(el, 'Country');
    expect(options()).toEqual([]);
    await expect.poll(options).toEqual(['Norway', 'Italy']);
    expect(city()).toBe('Oslo');
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

const Reported = createContext((_text: string) => {});

function Reporting({ value, onChange }: EditComponentProps<Person>) {
  const report = use(Reported);
  const change = (text: string) => {
    onChange(text);
    report(text);
  };
  return <input aria-label="own" value={value ?? ''} onChange={({ target }) => change(target.value)} />;
}

function Page({ isInside }: { isInside: boolean }) {
  const [text, setText] = useState('');
  const fixed = useMemo(() => columns({ name: { editComponent: Reporting } }), []);
  const inside = columns({ name: { editComponent: (props) => <Reporting {...props} /> } });
  return (
    <Reported value={setText}>
      <MaterialTable
        title={text}
        columns={isInside ? inside : fixed}
        data={people}
        editable={{ onRowAdd: save }}
      />
    </Reported>
  );
}

proves(
  [
    'The editor is a new component on every render if you define it inside a component that renders while users type.',
    'You can then set state from an editor.',
    'Define the editor outside your component so that it keeps the focus after a choice.',
  ],
  () => {
    for (const isInside of [true, false]) {
      const { el, unmount } = mount(<Page isInside={isInside} />);
      press(el, 'Add');
      const before = input(el, 'own');
      before.focus();
      fill(before, 'Sid');
      expect(one(el, 'h6').textContent).toBe('Sid');
      expect([input(el, 'own') === before, document.activeElement === before]).toEqual([
        !isInside,
        !isInside,
      ]);
      unmount();
    }
  },
);

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
  ["Pass value so that the editor doesn't start empty.", 'Use the keys as options and the labels as text.'],
  async () => {
    const saved: string[] = [];
    const opened = (editComponent: Column<Person>['editComponent']) => {
      const made = columns({ city: { lookup: cities, editComponent } });
      const onRowUpdate = async (row: Person) => void saved.push(row.city);
      const { el } = mountTable({}, { columns: made, editable: { onRowUpdate } });
      press(el, 'Edit');
      return { el, field: one(el, 'tbody [role=combobox]') as HTMLInputElement };
    };
    expect(opened((props) => <CityInput {...props} value={null} />).field.value).toBe('');
    const { el, field } = opened(CityInput);
    expect(field.value).toBe('Bonn on the Rhine');
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}a{/Control}Oslo{ArrowDown}{Enter}');
    await expect.poll(() => field.value).toBe('Oslo in Norway');
    press(el, 'Save');
    await expect.poll(() => saved).toEqual(['Oslo']);
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
  'Pass all fields of the row to onRowDataChange with ...rowData; otherwise, the other fields become empty.',
  () => {
    const nameAfter = (isSpread: boolean) => {
      const editComponent = ({ rowData, onRowDataChange }: EditComponentProps<Person>) => {
        const change = () => onRowDataChange({ ...(isSpread ? rowData : {}), city: 'Rome' } as Person);
        return <button aria-label="own" onClick={change} />;
      };
      const made = columns({ city: { editComponent } });
      const { el, unmount } = mountTable({}, { columns: made, editable: { onRowUpdate: save } });
      press(el, 'Edit');
      press(el, 'own');
      const { value } = input(el, 'Name');
      unmount();
      return value;
    };
    expect([nameAfter(true), nameAfter(false)]).toEqual(['Cid', '']);
  },
);

proves(
  [
    "A computed column in a new row | render isn't called there if the column can't be edited, unless the table has initialFormData.",
    'Use a field and an editComponent that only displays a value, such as rowData.price * rowData.count, which updates while users type',
  ],
  () => {
    const render = vi.fn((row: Person) => `age ${row.age}`);
    const never = [...columns({ city: { editable: 'never', render } }), { title: 'Own', render }];
    const added = (made: Column<Person>[], more: object = {}) => {
      const props = { data: [], columns: made, editable: { onRowAdd: save }, ...more };
      const { el } = mountTable({}, props);
      press(el, 'Add');
      return el;
    };
    const form = (el: ParentNode) => one(el, 'tbody tr:has(input)').textContent;
    expect(form(added(never))).toBe('');
    expect(render).not.toHaveBeenCalled();
    expect(form(added(never, { initialFormData: { age: 7 } }))).toBe('age 7age 7');
    const editComponent = ({ rowData }: EditComponentProps<Person>) => <>{rowData.age * 2}</>;
    const el = added([...columns(), { title: 'Twice', field: 'twice', editComponent }]);
    fill(input(el, 'Age'), '21');
    expect(form(el)).toBe('42');
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

const editable = { onRowUpdate: save };

proves(['A lookup is the same for every row', 'Not in the built-in select.'], async () => {
  const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
  const { el } = mountTable({}, { columns: columns({ city: { lookup } }), editable });
  for (const row of [0, 2]) {
    click(all(el, 'button[aria-label="Edit"]')[row] as HTMLElement);
    openMenu(el);
    expect(options()).toEqual(['Bonn', 'Oslo']);
    const special = '[role=group], optgroup, .MuiListSubheader-root, [aria-disabled=true]';
    expect(all(one(document, '[role=listbox]'), special)).toEqual([]);
    click(option('Bonn'));
    await expect.poll(options).toEqual([]);
    press(el, 'Cancel');
  }
});

proves(
  'Add render to show the values and customFilterAndSearch to find them, because a lookup supports only one key per cell.',
  async () => {
    type Tagged = { id: number; tags: string[] };
    const lookup: Record<string, string> = { a: 'first', b: 'second' };
    const names = ({ tags }: Tagged) => tags.map((tag) => lookup[tag]).join(', ');
    const found = (column: Partial<Column<Tagged>>) => {
      const made: Column<Tagged>[] = [{ title: 'Tags', field: 'tags', ...column }];
      const data = [{ id: 1, tags: ['a', 'b'] }];
      const { el } = mount(<MaterialTable columns={made} data={data} options={{ debounceInterval: 0 }} />);
      const [text] = shown(el);
      fill(input(el, 'Search'), 'second');
      return expect.poll(() => [text, shown(el).length]);
    };
    await found({ lookup }).toEqual(['', 0]);
    await found({ render: names }).toEqual(['first, second', 0]);
    const customFilterAndSearch = (term: string, row: Tagged) => names(row).includes(term);
    await found({ render: names, customFilterAndSearch }).toEqual(['first, second', 1]);
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
    for (const [index, field] of [...fields, ...fields].entries()) {
      const isStopped = index < fields.length;
      const onRowUpdate = vi.fn(save);
      const editComponent = () => (
        <div role="presentation" onKeyDown={(event) => isStopped && event.stopPropagation()}>
          {field}
        </div>
      );
      const { el } = mountTable(
        {},
        { columns: columns({ name: { editComponent } }), editable: { onRowUpdate } },
      );
      press(el, 'Edit');
      one(el, '[role=presentation] > *').focus();
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => onRowUpdate.mock.calls.length).toBe(isStopped ? 0 : 1);
    }
  },
);

proves(
  [
    'the built-in text field converts it to a string',
    'render changes only the cell, not the editor.',
    "Point field at a value inside the object, such as 'city.name', or write an editComponent that edits the object.",
  ],
  async () => {
    type Row = { id: number; city: { name: string } };
    const saved = vi.fn(async (_row: Row) => undefined);
    const edited = (column: Partial<Column<Row>>) => {
      const made = { title: 'City', field: 'city', render: ({ city }: Row) => city.name, ...column };
      const data = [{ id: 1, city: { name: 'Oslo' } }];
      const { el } = mount(<MaterialTable columns={[made]} data={data} editable={{ onRowUpdate: saved }} />);
      press(el, 'Edit');
      return { el, field: one(el, 'tbody input') as HTMLInputElement };
    };
    expect(edited({}).field.value).toBe('[object Object]');
    const editComponent = ({ value, onChange }: EditComponentProps<Row>) => (
      <input
        value={(value as Row['city']).name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    );
    for (const column of [{ field: 'city.name' }, { editComponent }]) {
      const { el, field } = edited(column);
      expect(field.value).toBe('Oslo');
      fill(field, 'Rome');
      press(el, 'Save');
      await expect.poll(() => saved.mock.lastCall?.[0].city).toEqual({ name: 'Rome' });
      saved.mockClear();
    }
  },
);

proves(
  ['and revert it if the server rejects the change', 'so the switch always matches your data'],
  async () => {
    const { el } = mount(<Switches />);
    const box = (name: string) => one(el, `input[aria-label="${name} online"]`) as HTMLInputElement;
    click(box('Gift card'));
    await expect.poll(() => status(el)).toBe('Gift card is online.');
    expect(box('Gift card').checked).toBe(true);
    click(box('Wool blanket'));
    await expect.poll(() => status(el)).toMatch(/^Wool blanket: it is out of stock/);
    await expect.poll(() => box('Wool blanket').checked).toBe(false);
  },
);

proves(
  [
    'To fill in another column when one is chosen, report the whole row with onRowDataChange.',
    'The other field shows the new value at once, and users can still change it. In this demo, choosing a room sets its price.',
  ],
  async () => {
    const demo = visit(<EditableComponent />);
    await demo.getByRole('button', { name: 'Edit the stay of Jonas Berg' }).click();
    await demo.getByRole('combobox', { name: 'Room' }).click();
    await page.getByRole('option', { name: 'Suite' }).click();
    await demo.byCss('label').filter({ hasText: '5 Stars' }).click();
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
    const cellStyle = { minWidth: 400 };
    const own = columns({ name: { cellStyle }, age: { cellStyle } });
    const { el } = mountTable({}, { columns: own, editable });
    press(el, 'Edit');
    for (const label of ['Name', 'Age']) {
      const field = input(el, label);
      const cell = field.closest('td') as HTMLElement;
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      expect(width(cell)).toBeGreaterThanOrEqual(400);
      expect(Math.abs(width(field) - room)).toBeLessThan(2);
    }
  },
);

proves('Numbers are right-aligned in cells and fields', () => {
  const rows = mountTable({}, { editable: { onRowUpdate: save } }).el;
  expect(getComputedStyle(all(rows, 'tbody td')[3] as HTMLElement).textAlign).toBe('right');
  press(rows, 'Edit');
  expect(getComputedStyle(one(rows, 'tbody input[type="number"]')).textAlign).toBe('right');
});
