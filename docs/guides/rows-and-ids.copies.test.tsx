import MaterialTable, { type Column } from '@material-table/core';
import { createRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person, save } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';

interface Home {
  id: number;
  name: string;
  address: { city: string };
}
interface Running {
  dataManager: { data: { name: string; tableData: Record<string, unknown> }[] };
  onAllSelected: (isSelected: boolean) => void;
}
const homes = (): Home[] => [{ id: 1, name: 'Ada', address: { city: 'Oslo' } }];
const frozen = (rows: Home[]) =>
  rows.map((row) => Object.freeze({ ...row, address: Object.freeze({ ...row.address }) }));
const homeColumns = (): Column<Home>[] => [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'address.city' },
];
const city = (el: ParentNode) => one(el, 'tbody input[aria-label="City"]') as HTMLInputElement;

proves(
  [
    "Your own rows aren't changed, except for nested fields during editing.",
    'Nested fields are the exception.',
    "Typing in a column such as 'address.city' throws \"Cannot assign to read only property 'city' of object\", and the character is lost, because a copy shares its nested objects with your row.",
    'Pass deep copies, rows.map((row) => structuredClone(row)) in useMemo, or flat rows.',
  ],
  async () => {
    const table = (
      rows: Home[],
      editable: { onRowUpdate: (row: Home) => Promise<undefined> } = { onRowUpdate: save },
    ) => <MaterialTable columns={homeColumns()} data={rows} editable={editable} />;
    const written = homes();
    const plain = mount(table(written)).el;
    press(plain, 'Edit');
    fill(city(plain), 'Bonn');
    expect(written).toEqual([{ id: 1, name: 'Ada', address: { city: 'Bonn' } }]);

    let kept = '';
    const said = await saidBy(table(frozen(homes())), {
      act: (el) => {
        press(el, 'Edit');
        fill(city(el), 'Bonn');
        kept = city(el).value;
      },
    });
    expect(said).toContain("Cannot assign to read only property 'city' of object");
    expect(kept).toBe('Oslo');

    const onRowUpdate = vi.fn<(row: Home) => Promise<undefined>>(async () => undefined);
    const copies = frozen(homes()).map((row) => structuredClone(row));
    const { el } = mount(table(copies, { onRowUpdate }));
    press(el, 'Edit');
    fill(city(el), 'Bonn');
    press(el, 'Save');
    await expect.poll(() => onRowUpdate.mock.lastCall?.[0].address).toEqual({ city: 'Bonn' });
  },
);

proves("the position in your data, from 0; with ids, the row's first position", () => {
  const tableRef = createRef<Running>();
  const own = columns();
  const table = (rows: Person[]) => <MaterialTable columns={own} data={rows} tableRef={tableRef} />;
  const { rerender } = mount(table(people.slice(0, 3)));
  const indexes = () =>
    tableRef.current?.dataManager.data.map(({ name, tableData }) => [name, tableData.index]);
  expect(indexes()).toEqual([
    ['Cid', 0],
    ['Ann', 1],
    ['Dora', 2],
  ]);
  rerender(table(people.slice(0, 3).reverse()));
  expect(indexes()).toEqual([
    ['Dora', 2],
    ['Ann', 1],
    ['Cid', 0],
  ]);
});

proves(
  [
    'editCellList | the columns of the cells being edited, with cellEditable',
    'disabled | yours to set: true excludes the row from select-all and group checkboxes',
    'Tree rows also have path and markedForTreeRemove. There are no other fields.',
  ],
  () => {
    const tableRef = createRef<Running>();
    const { el } = mountTable(
      { selection: true },
      {
        tableRef,
        cellEditable: { isCellEditable: () => true, onCellEditApproved: save },
        detailPanel: () => 'panel',
        editable: { onRowUpdate: save },
        parentChildData: (row, rows) => rows.find(({ id }) => id === row.id - 1 && id === 1),
      },
    );
    click(one(el, 'tbody div[style*=dashed]'));
    click(one(el, `${bodyRow} input[type=checkbox]`));
    const [first] = tableRef.current?.dataManager.data ?? [];
    const known =
      'index id uuid checked showDetailPanel editing isTreeExpanded childRows editCellList path markedForTreeRemove';
    const unknown = Object.keys(first?.tableData ?? {}).filter((key) => !known.split(' ').includes(key));
    expect(unknown).toEqual([]);
    expect(first?.tableData.editCellList).toEqual([expect.objectContaining({ field: 'name' })]);

    const group = { city: { defaultGroupOrder: 0 } };
    const rows = people.map((row) => ({ ...row, tableData: row.id === 1 ? { disabled: true } : {} }));
    const running = createRef<Running>();
    const grouped = mountTable(
      { selection: true },
      { data: rows, columns: columns(group), tableRef: running },
    );
    click(one(grouped.el, 'tbody input[type=checkbox]'));
    const checked = () =>
      running.current?.dataManager.data
        .filter(({ tableData }) => tableData.checked)
        .map(({ name }) => name)
        .join();
    expect(checked()).toBe('Ann,Fay,Ida,Leo');
    flushSync(() => running.current?.onAllSelected(true));
    expect(checked()).not.toContain('Cid');
    expect(checked()?.split(',')).toHaveLength(people.length - 1);
  },
);

proves(
  [
    "The copy has only the object's own fields, so class methods and getters are missing in render and events.",
    "Put the object into a field: with people.map((person) => ({ id: person.id, person })), in useMemo, both field: 'person.fullName' and render: (row) => row.person.greet() work.",
  ],
  () => {
    class Member {
      constructor(
        readonly id: number,
        readonly first: string,
      ) {}
      get fullName() {
        return `${this.first} Lovelace`;
      }
      greet() {
        return `Hi, ${this.first}`;
      }
    }
    const members = [new Member(1, 'Ada'), new Member(2, 'Bob')];
    const seen: Member[] = [];
    const direct = mount(
      <MaterialTable
        data={members}
        columns={[
          { title: 'First', field: 'first' },
          { title: 'Full name', field: 'fullName' },
          { title: 'Greeting', render: (row) => typeof row.greet },
        ]}
        onRowClick={(_event, row) => row && seen.push(row)}
      />,
    ).el;
    expect([0, 1, 2].map((column) => shown(direct, column)[0])).toEqual(['Ada', '', 'undefined']);
    click(one(direct, bodyRow));
    expect(typeof seen[0]?.greet).toBe('undefined');
    const inField = mount(
      <MaterialTable
        data={members.map((person) => ({ id: person.id, person }))}
        columns={[
          { title: 'Full name', field: 'person.fullName' },
          { title: 'Greeting', render: (row) => row.person.greet() },
        ]}
      />,
    ).el;
    expect([0, 1].map((column) => shown(inField, column))).toEqual([
      ['Ada Lovelace', 'Bob Lovelace'],
      ['Hi, Ada', 'Hi, Bob'],
    ]);
  },
);

proves(
  ['render, events and onRowUpdate get all fields.', 'Search and filters use only columns.'],
  async () => {
    const seen: unknown[] = [];
    const onRowUpdate = vi.fn(async (_row: Person) => undefined);
    const own = [{ title: 'Name', field: 'name', render: (row: Person) => `${row.name} of ${row.city}` }];
    const { el } = mountTable(
      { searchText: 'bonn' },
      {
        columns: own,
        onRowClick: (_event, row) => seen.push(row?.age),
        editable: { onRowUpdate },
      },
    );
    expect(shown(el)).toEqual([]);
    const all5 = mountTable(
      {},
      { columns: own, onRowClick: (_event, row) => seen.push(row?.age), editable: { onRowUpdate } },
    ).el;
    expect(shown(all5)[0]).toBe('Cid of Bonn');
    click(one(all5, bodyRow));
    expect(seen).toEqual([41]);
    press(all5, 'Edit');
    press(all5, 'Save');
    await expect
      .poll(() => onRowUpdate.mock.lastCall?.[0])
      .toMatchObject({ name: 'Cid', city: 'Bonn', age: 41 });
  },
);

proves(
  'rowData.done = true changes only the copy, which is replaced when data or columns next changes.',
  async () => {
    const actions = [
      {
        icon: () => <i>x</i>,
        tooltip: 'Done',
        onClick: (_event: unknown, row: unknown) => Object.assign(row as object, { done: true }),
      },
    ];
    const made = () => columns({ name: { render: (row) => `${row.name}${'done' in row ? ' done' : ''}` } });
    function Page() {
      const [own, setOwn] = useState(made);
      return (
        <>
          <button aria-label="New columns" onClick={() => setOwn(made())} />
          <MaterialTable columns={own} data={people} actions={actions} options={{ search: false }} />
        </>
      );
    }
    const { el } = mount(<Page />);
    press(el, 'Done');
    press(el, 'New columns');
    expect(shown(el)[0]).toBe('Cid');
    expect(people[0]).not.toHaveProperty('done');
    expect(all(el, bodyRow)).toHaveLength(5);
  },
);
