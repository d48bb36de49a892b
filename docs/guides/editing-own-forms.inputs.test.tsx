import MaterialTable, { type Column, type EditComponentProps, MTableEditField } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';

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
    "The dropdown is empty if the row's value isn't a key of the lookup, or if its list is still loading.",
    'A cell shows the key instead of the label if the column has a render function, which takes precedence.',
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

const CityEditor = ({ value, onChange }: EditComponentProps<Person>) => (
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
    "Pass value so that the editor doesn't start empty. Define it outside your component so that the table keeps focus after a choice.",
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
              return <CityEditor {...props} onChange={onChange} />;
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
    expect(await choose(CityEditor)).toEqual({
      first: 'Bonn on the Rhine',
      after: 'Oslo in Norway',
      hasFocus: true,
      saved: ['Oslo'],
    });
    const without = await choose((props) => <CityEditor {...props} value={null} />);
    expect(without.first).toBe('');
    expect((await choose(CityEditor, true)).hasFocus).toBe(false);
  },
);

proves('editComponent also works in cells, but without onRowDataChange.', async () => {
  const got = vi.fn();
  const onCellEditApproved = vi.fn(save);
  const editComponent = (props: EditComponentProps<Person>) => {
    got(props.onRowDataChange);
    return (
      <input aria-label="Own" value={props.value} onChange={({ target }) => props.onChange(target.value)} />
    );
  };
  const { el } = mountTable(
    {},
    {
      columns: columns({ name: { editComponent } }),
      cellEditable: { isCellEditable: () => true, onCellEditApproved },
    },
  );
  click(one(el, 'tbody div[style*=dashed]'));
  fill(one(el, 'input[aria-label="Own"]') as HTMLInputElement, 'Sid');
  expect(got).toHaveBeenLastCalledWith(undefined);
  click(one(el, 'tbody td button'));
  expect(onCellEditApproved).toHaveBeenCalledWith('Sid', 'Cid', expect.anything(), expect.anything());
});

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

proves("It can add a row to another table: put it into that table's data.", () => {
  function Page() {
    const [others, setOthers] = useState<Person[]>([]);
    const [first, second] = useMemo(() => [columns(), columns()], []);
    const actions = [
      {
        icon: () => <i>+</i>,
        tooltip: 'Copy over',
        isFreeAction: true,
        onClick: () => setOthers(people.slice(0, 1)),
      },
    ];
    return (
      <>
        <MaterialTable columns={first} data={people} actions={actions} />
        <section>
          <MaterialTable columns={second} data={others} />
        </section>
      </>
    );
  }
  const { el } = mount(<Page />);
  press(el, 'Copy over');
  expect(shown(one(el, 'section'))).toEqual(['Cid']);
});
