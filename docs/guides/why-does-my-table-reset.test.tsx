import MaterialTable, { type Column, type Components, type Options, type Query } from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import { type ComponentProps, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import OneResetsOneDoesNot from './why-does-my-table-reset.columns';
import FieldInTheToolbar from './why-does-my-table-reset.focus';

const options: Options<Person> = { filtering: true, columnsButton: true, debounceInterval: 0 };
const nameFilter = (el: ParentNode) => one(el, '[aria-label="filter data by Name"]') as HTMLInputElement;
const withFunction = () => columns({ age: { render: (row) => `${row.age} years` } });
const older = () => people.map((row) => ({ ...row, age: row.age + 1 }));
const hideCity = (el: HTMLElement) => {
  press(el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
};
const editing = { onRowUpdate: async () => undefined };
const isEditing = (el: ParentNode) => all(el, 'button[aria-label=Save]').length > 0;

proves(['The only difference is useMemo:', 'Filter both tables, then render again.'], async () => {
  const { el } = mount(<OneResetsOneDoesNot />);
  const inputs = () => all(el, '[aria-label="filter data by Tea"]') as HTMLInputElement[];
  for (const input of inputs()) fill(input, 'sen');
  await expect.poll(() => shown(el)).toEqual(['Sencha', 'Sencha']);
  click(one(el, 'button'));
  await expect.poll(() => shown(el)).toEqual(['Assam', 'Darjeeling', 'Sencha', 'Sencha']);
  expect(inputs().map(({ value }) => value)).toEqual(['', 'sen']);
});

proves(
  [
    'created inline with a function are new on every render.',
    'keep a filter between renders, but lose it when data next changes.',
  ],
  async () => {
    for (const make of [withFunction, () => columns()]) {
      const { el, rerender, unmount } = mount(
        <MaterialTable columns={make()} data={people} options={options} />,
      );
      fill(nameFilter(el), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
      rerender(<MaterialTable columns={make()} data={people} options={options} />);
      expect(nameFilter(el).value).toBe(make === withFunction ? '' : 'ann');
      rerender(<MaterialTable columns={make()} data={older()} options={options} />);
      expect(nameFilter(el).value).toBe('');
      expect(shown(el)).toHaveLength(5);
      unmount();
    }
  },
);

proves(
  [
    '"New" means different content, or a function that was recreated on render.',
    'a function that was recreated always counts as new',
    'Any change to data, columns or options closes the row being edited, even if it has an id.',
    'check your options for inline functions',
  ],
  () => {
    const own = columns();
    const table = (data: Person[], given: Options<Person>) => (
      <MaterialTable columns={own} data={data} options={given} editable={editing} />
    );
    for (const next of [table(older(), options), table(people, { ...options, rowStyle: () => ({}) })]) {
      const { el, rerender, unmount } = mount(table(people, options));
      press(el, 'Edit');
      rerender(
        table(
          people.map((row) => ({ ...row })),
          { ...options },
        ),
      );
      expect(isEditing(el)).toBe(true);
      rerender(next);
      expect(isEditing(el)).toBe(false);
      unmount();
    }
  },
);

proves("doesn't trigger a query when it is new; the next query uses it", async () => {
  const answer = async ({ page }: Query<Person>) => ({
    data: people.slice(page, page + 5),
    page,
    totalCount: 12,
  });
  const [first, second] = [vi.fn(answer), vi.fn(answer)];
  const own = columns();
  const { el, rerender } = mount(<MaterialTable columns={own} data={first} />);
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  rerender(<MaterialTable columns={own} data={second} />);
  expect([first, second].map((data) => data.mock.calls.length)).toEqual([1, 0]);
  press(el, 'Next Page');
  await expect.poll(() => second.mock.calls.length).toBe(1);
});

proves("Filters then survive, but hidden columns don't:", async () => {
  const made = () => withFunction().map((column, index) => ({ ...column, id: index }));
  const { el, rerender } = mount(<MaterialTable columns={made()} data={people} options={options} />);
  fill(nameFilter(el), 'ann');
  await expect.poll(() => shown(el)).toEqual(['Ann']);
  hideCity(el);
  rerender(<MaterialTable columns={made()} data={people} options={options} />);
  expect(nameFilter(el).value).toBe('ann');
  expect(texts(el, 'thead th')).toContain('City');
});

proves('the filter inputs are cleared, but the next query still contains the filters', async () => {
  const data = vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 5), page, totalCount: 12 }));
  const { el, rerender } = mount(<MaterialTable columns={withFunction()} data={data} options={options} />);
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  fill(nameFilter(el), 'ann');
  await expect.poll(() => data.mock.calls.length).toBe(2);
  rerender(<MaterialTable columns={withFunction()} data={data} options={options} />);
  expect(nameFilter(el).value).toBe('');
  await expect.poll(() => all(el, 'button[aria-label="Next Page"]:not(:disabled)').length).toBe(1);
  press(el, 'Next Page');
  await expect
    .poll(() => data.mock.lastCall?.[0].filters.map(({ value }) => value as unknown))
    .toEqual(['ann']);
});

proves('Columns in useMemo also fix this.', async () => {
  const data = vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 5), page, totalCount: 12 }));
  const Table = ({ title }: { title: string }) => {
    const own = useMemo(withFunction, []);
    return <MaterialTable title={title} columns={own} data={data} options={options} />;
  };
  const { el, rerender } = mount(<Table title="a" />);
  await expect.poll(() => all(el, bodyRow).length).toBe(5);
  fill(nameFilter(el), 'ann');
  await expect.poll(() => data.mock.calls.length).toBe(2);
  rerender(<Table title="b" />);
  expect(el.textContent).toContain('b');
  expect(nameFilter(el).value).toBe('ann');
});

proves('The selection is then kept even with inline columns.', () => {
  function Parent({ rows }: { rows: Person[] }) {
    const [, setSelected] = useState<Person[]>([]);
    return (
      <MaterialTable
        columns={withFunction()}
        data={rows}
        options={selecting}
        onSelectionChange={setSelected}
      />
    );
  }
  const selecting: Options<Person> = { selection: true };
  const checkedOf = (rows: Person[]) => {
    const { el, unmount } = mount(<Parent rows={rows} />);
    click(one(el, `${bodyRow} input`));
    const checked = all(el, `${bodyRow} input:checked`).length;
    unmount();
    return checked;
  };
  expect(checkedOf(people)).toBe(1);
  expect(checkedOf(people.map(({ id: _id, ...row }) => row as Person))).toBe(0);
});

proves('it is new on every render, so React discards its table', () => {
  const own = columns();
  function Outer() {
    const [count, setCount] = useState(0);
    function Inner() {
      return <MaterialTable columns={own} data={people} />;
    }
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)} />
        <Inner />
      </>
    );
  }
  const { el } = mount(<Outer />);
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
  click(one(el, 'button'));
  expect(shown(el)[0]).toBe('Cid');
});

proves('If there are too few rows for the current page, the table moves to the last page.', () => {
  const own = columns();
  const { el, rerender } = mount(<MaterialTable columns={own} data={people} />);
  press(el, 'Last Page');
  rerender(<MaterialTable columns={own} data={people.slice(0, 7)} />);
  expect(shown(el)).toEqual(['Fay', 'Gus']);
});

proves('React recreates the input, which loses focus.', async () => {
  const own = columns();
  const Outside = (props: ComponentProps<typeof MTableToolbar>) => <MTableToolbar {...props} />;
  const outside: Components = { Toolbar: Outside };
  const inline = (): Components => ({ Toolbar: (props) => <MTableToolbar {...props} /> });
  const input = (el: ParentNode) => one(el, 'input[placeholder=Search]');
  for (const components of [() => outside, inline]) {
    const { el, rerender, unmount } = mount(
      <MaterialTable columns={own} data={people} components={components()} />,
    );
    const before = input(el);
    before.focus();
    rerender(<MaterialTable columns={own} data={people} components={components()} />);
    await expect
      .poll(() => input(el) === before && document.activeElement === before)
      .toBe(components !== inline);
    unmount();
  }
});

proves(
  'Have render return a component that reads a context, like Note in the demo above. Nothing is reset.',
  async () => {
    const { el } = mount(<FieldInTheToolbar />);
    await expect.poll(() => all(el, 'label').length).toBeGreaterThan(0);
    const field = all(el, 'input').find((input) =>
      input.closest('.MuiFormControl-root')?.textContent?.includes('Note'),
    );
    if (!field) throw new Error('the note has no field');
    field.focus();
    fill(field, 'h');
    fill(field, 'hot');
    expect(document.activeElement).toBe(field);
    expect(shown(el, 1)).toEqual(['hot', 'hot']);
  },
);

proves(
  [
    'Columns in useMemo keep the values of the render that created them, and so do their render and cellStyle',
    'Each change then creates new columns, so filters and hidden columns are lost.',
    'List the value in the dependencies of useMemo.',
    'or an old closure | a new array',
  ],
  () => {
    const inUnit = (unit: string) => columns({ age: { render: (row) => `${row.age} ${unit}` } });
    function Table({ unit, isListed }: { unit: string; isListed: boolean }) {
      const [first] = useState(unit);
      const kept = useMemo(() => inUnit(first), [first]);
      const listed = useMemo(() => inUnit(unit), [unit]);
      return <MaterialTable columns={isListed ? listed : kept} data={people} options={options} />;
    }
    for (const isListed of [false, true]) {
      const { el, rerender, unmount } = mount(<Table unit="years" isListed={isListed} />);
      hideCity(el);
      rerender(<Table unit="winters" isListed={isListed} />);
      expect(texts(el, 'thead th').includes('City')).toBe(isListed);
      expect(texts(el, `${bodyRow} td:last-child`)[0]).toBe(isListed ? '41 winters' : '41 years');
      unmount();
    }
  },
);

proves(
  [
    'so their onClick, like isEditable and isDeletable, may see old state',
    'Toolbar actions and save functions are always current.',
  ],
  async () => {
    const seen: string[] = [];
    const own = columns();
    const table = (count: number) => (
      <MaterialTable
        columns={own}
        data={people}
        actions={[
          { icon: 'r', tooltip: 'Row', onClick: () => seen.push(`row ${count}`) },
          { icon: 'f', tooltip: 'Free', isFreeAction: true, onClick: () => seen.push(`free ${count}`) },
        ]}
        editable={{
          isEditable: () => count === 0,
          isDeletable: () => count === 0,
          onRowAdd: async () => void seen.push(`add ${count}`),
          onRowUpdate: async () => void seen.push(`update ${count}`),
          onRowDelete: async () => void seen.push(`delete ${count}`),
        }}
      />
    );
    const { el, rerender } = mount(table(0));
    rerender(table(1));
    press(el, 'Row');
    press(el, 'Free');
    expect(seen.splice(0)).toEqual(['row 0', 'free 1']);
    for (const [label, said] of [
      ['Add', 'add 1'],
      ['Edit', 'update 1'],
      ['Delete', 'delete 1'],
    ] as const) {
      press(el, label);
      press(el, 'Save');
      await expect.poll(() => seen.splice(0)).toEqual([said]);
      await expect.poll(() => all(el, 'button[aria-label="Save"]')).toEqual([]);
    }
  },
);

proves(['two tables with these columns share them', "A new key alone doesn't help."], async () => {
  const constant: Column<Person>[] = columns();
  const table = (key: string) => (
    <MaterialTable key={key} columns={constant} data={people} options={options} />
  );
  const first = mount(table('a'));
  fill(nameFilter(first.el), 'ann');
  await expect.poll(() => shown(first.el)).toEqual(['Ann']);
  first.rerender(table('b'));
  expect(shown(first.el)).toEqual(['Ann']);
  expect(shown(mount(table('c')).el)).toEqual(['Ann']);
});

proves(
  [
    "The table doesn't detect rows.push(row) or rows[0].name = 'x', because it compares the array with itself",
    "A copy of the changed array doesn't help either, because the two are equal",
    'You changed the array you had passed.',
    'Nothing changes at all | the same array, or',
  ],
  () => {
    const rows = people.map((row) => ({ ...row }));
    const own = columns();
    const table = (data: Person[]) => <MaterialTable columns={own} data={data} />;
    const { el, rerender } = mount(table(rows));
    rows[0] = { id: 1, name: 'Zoe', city: 'Bonn', age: 1 };
    rerender(table(rows));
    expect(shown(el)[0]).toBe('Cid');
    rerender(table(rows.map((row) => ({ ...row }))));
    expect(shown(el)[0]).toBe('Cid');
    rerender(table(rows.map((row) => ({ ...row, age: row.age + 1 }))));
    expect(shown(el)[0]).toBe('Zoe');
  },
);
