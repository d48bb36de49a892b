import MaterialTable, { type Column } from '@material-table/core';
import { useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { input, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';

proves(
  [
    'A reducer that pushes to the array or changes a row in place passes the same array again; concat, map and',
    'Also check that the selector returns an array, not an object of rows by id: Object.values(state.people).',
  ],
  () => {
    const zoe: Person = { id: 99, name: 'Zoe', city: 'Rome', age: 1 };
    const reducers: [(rows: Person[]) => Person[], string[]][] = [
      [(rows) => (rows.push(zoe), rows), ['Cid', 'Ann']],
      [(rows) => (Object.assign(rows[0] as Person, { name: 'Zoe' }), rows), ['Cid', 'Ann']],
      [(rows) => rows.concat(zoe), ['Cid', 'Ann', 'Zoe']],
      [(rows) => rows.map((row) => (row.id === 1 ? { ...row, name: 'Zoe' } : row)), ['Zoe', 'Ann']],
      [
        (rows) => Object.values({ [zoe.id]: zoe, ...Object.fromEntries(rows.map((row) => [row.id, row])) }),
        ['Cid', 'Ann', 'Zoe'],
      ],
    ];
    for (const [reduce, names] of reducers) {
      const own = columns();
      const rows = people.slice(0, 2).map((row) => ({ ...row }));
      const { el, rerender, unmount } = mount(<MaterialTable columns={own} data={rows} />);
      rerender(<MaterialTable columns={own} data={reduce(rows)} />);
      expect(shown(el)).toEqual(names);
      unmount();
    }
  },
);

proves('In onRowAdd and onRowUpdate, await the dispatch: await dispatch(savePerson(row)).', async () => {
  for (const isAwaited of [true, false]) {
    let resolve = () => {};
    const answer = new Promise<void>((done) => (resolve = done));
    function Table() {
      const [rows, setRows] = useState(people.slice(0, 2));
      const [own] = useState<Column<Person>[]>(columns);
      const savePerson = async (row: Person) => {
        await answer;
        setRows((current) => current.map((one) => (one.id === row.id ? { ...row } : one)));
      };
      const onRowUpdate = async (row: Person) => {
        const saved = savePerson(row);
        if (isAwaited) await saved;
      };
      return <MaterialTable columns={own} data={rows} editable={{ onRowUpdate }} />;
    }
    const { el, unmount } = mount(<Table />);
    press(el, 'Edit');
    fill(input(el, 'Name'), 'Zoe');
    press(el, 'Save');
    if (isAwaited) expect(input(el, 'Name').value).toBe('Zoe');
    // Without waiting, the old row reappears until the server has answered.
    else await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann']);
    resolve();
    await expect.poll(() => shown(el)).toEqual(['Zoe', 'Ann']);
    unmount();
  }
});

proves(['Create a new one, { ...row, name }, and remove tableData before you dispatch.'], async () => {
  const frozen = people.slice(0, 2).map((row) => Object.freeze({ ...row }));
  Object.freeze(frozen);
  const saved: object[] = [];
  const problems: unknown[] = [];
  const onRowUpdate = async (row: Person & { tableData?: object }) => {
    try {
      Object.assign(frozen[0] as Person, { name: row.name });
    } catch (error) {
      problems.push(error);
    }
    const { tableData, ...plain } = { ...row, name: row.name.trim() };
    expect(tableData).toBeDefined();
    saved.push(plain);
  };
  const { el } = mountTable({}, { data: frozen, editable: { onRowUpdate } });
  press(el, 'Edit');
  fill(input(el, 'Name'), 'Zoe ');
  press(el, 'Save');
  await expect.poll(() => saved).toEqual([{ id: 1, name: 'Zoe', city: 'Bonn', age: 41 }]);
  expect(problems.map(String)).toEqual([expect.stringContaining('read only')]);
});

proves(
  [
    'Your function may be writing to a frozen row.',
    "Or a column's field may be a path: nested fields of read-only rows can't be edited.",
  ],
  async () => {
    const rows = [{ id: 1, address: Object.freeze({ city: 'Oslo' }) }].map((row) => Object.freeze(row));
    const said = await saidBy(
      <MaterialTable
        columns={[{ title: 'City', field: 'address.city' }]}
        data={rows}
        editable={{ onRowUpdate: async () => undefined }}
      />,
      {
        act: (el) => {
          press(el, 'Edit');
          fill(input(el, 'City'), 'Bonn');
        },
      },
    );
    expect(said).toContain("Cannot assign to read only property 'city' of object");
  },
);
