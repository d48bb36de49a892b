import MaterialTable, { type Options } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const options: Options<Person> = {
  filtering: true,
  columnsButton: true,
  selection: true,
  debounceInterval: 0,
};
const nameFilter = (el: ParentNode) => one(el, '[aria-label="filter data by Name"]') as HTMLInputElement;

/** A component with three reasons to render again, which recreates its columns each time. */
function Inline() {
  const [count, setCount] = useState(0);
  const [selected, setSelected] = useState<Person[]>([]);
  const [rows, setRows] = useState(people);
  const own = columns({ age: { render: ({ age }) => `${age} years` } });
  const older = (row: Person) =>
    setRows((current) => current.map((one) => (one.id === row.id ? { ...one, age: one.age + 1 } : one)));
  return (
    <>
      <button type="button" aria-label="Count" onClick={() => setCount(count + 1)} />
      <output>{`${count} ${selected.length} ${rows.map(({ age }) => age).join()}`}</output>
      <MaterialTable
        columns={own}
        data={rows}
        options={options}
        onSelectionChange={setSelected}
        actions={[
          {
            icon: 'o',
            tooltip: 'Older',
            position: 'row',
            onClick: (_event, row) => older([row].flat()[0] as Person),
          },
        ]}
      />
    </>
  );
}

proves(
  "Any setState in the component around the table causes this, even one in onSelectionChange or an action. Filters are cleared, and users' choice of columns is undone.",
  async () => {
    const ways: ((el: HTMLElement) => void)[] = [
      (el) => press(el, 'Count'),
      (el) => click(one(el, `${bodyRow} input[type=checkbox]`)),
      (el) => press(el, 'Older'),
    ];
    for (const act of ways) {
      const { el, unmount } = mount(<Inline />);
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-1'));
      expect(texts(el, 'thead th')).not.toContain('City');
      fill(nameFilter(el), 'ann');
      await expect.poll(() => shown(el).length).toBe(1);
      const said = one(el, 'output').textContent;
      act(el);
      await expect.poll(() => one(el, 'output').textContent).not.toBe(said);
      await expect.poll(() => shown(el).length).toBe(5);
      expect(nameFilter(el).value).toBe('');
      expect(texts(el, 'thead th')).toContain('City');
      unmount();
    }
  },
);

const own = columns();
const secondPage = (el: ParentNode) => {
  press(el, 'Next Page');
  expect(shown(el)[0]).toBe('Fay');
};

proves('a key that changes, such as key={rows.length};', () => {
  const table = (rows: Person[], key: number) => <MaterialTable key={key} columns={own} data={rows} />;
  const more = [...people, { id: 13, name: 'Mia', city: 'Rome', age: 3 }];
  for (const [key, first] of [
    [12, 'Fay'],
    [more.length, 'Cid'],
  ] as const) {
    const { el, rerender, unmount } = mount(table(people, people.length));
    secondPage(el);
    rerender(table(more, key));
    expect(shown(el)[0]).toBe(first);
    unmount();
  }
});

proves('a spinner that replaces the table while data loads: keep the table and set isLoading.', () => {
  const replaced = (isLoading: boolean) =>
    isLoading ? <p>Loading</p> : <MaterialTable columns={own} data={people} />;
  const kept = (isLoading: boolean) => <MaterialTable columns={own} data={people} isLoading={isLoading} />;
  for (const [table, first] of [
    [replaced, 'Cid'],
    [kept, 'Fay'],
  ] as const) {
    const { el, rerender, unmount } = mount(table(false));
    secondPage(el);
    rerender(table(true));
    rerender(table(false));
    expect(shown(el)[0]).toBe(first);
    unmount();
  }
});

const withFunction = () => columns({ age: { render: ({ age }) => `${age} years` } });

/** Two tables with one column factory, called in `useMemo` or in JSX. */
function TwoTables({ isMemo }: { isMemo: boolean }) {
  const [count, setCount] = useState(0);
  const first = useMemo(withFunction, []);
  const second = useMemo(withFunction, []);
  return (
    <>
      <button type="button" aria-label="Count" onClick={() => setCount(count + 1)} />
      <output>{count}</output>
      <MaterialTable columns={isMemo ? first : withFunction()} data={people} options={options} />
      <MaterialTable columns={isMemo ? second : withFunction()} data={people} options={options} />
    </>
  );
}

proves(
  "two tables with these columns share them. A new key alone doesn't help. Create the columns in useMemo inside the component.",
  async () => {
    for (const isMemo of [true, false]) {
      const { el, unmount } = mount(<TwoTables isMemo={isMemo} />);
      const filters = () =>
        all(el, '[aria-label="filter data by Name"]').map((input) => (input as HTMLInputElement).value);
      fill(nameFilter(el), 'ann');
      await expect.poll(() => shown(el).length).toBe(6);
      press(el, 'Count');
      await expect.poll(() => one(el, 'output').textContent).toBe('1');
      await expect.poll(filters).toEqual([isMemo ? 'ann' : '', '']);
      unmount();
    }
  },
);
