import MaterialTable, { type Query, type QueryResult } from '@material-table/core';
import { createRef } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const options = { selection: true, pageSize: 2, pageSizeOptions: [2] };
const pageOf = async ({ page, pageSize }: Query<Person>): Promise<QueryResult<Person>> => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});
const checked = (el: ParentNode) =>
  all(el, `${bodyRow} input`).map((box) => (box as HTMLInputElement).checked);
const turn = async (el: ParentNode, name: string, first: string) => {
  press(el, name);
  await expect.poll(() => shown(el)[0]).toBe(first);
};

proves(
  [
    "onSelectionChange isn't called when the page changes. The next call reports only rows of the new page.",
    'A row of the next page is selected only if it has the id of a selected row, so ids must be unique across pages.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const { el } = mount(
      <MaterialTable
        columns={columns()}
        data={pageOf}
        options={options}
        onSelectionChange={onSelectionChange}
      />,
    );
    await expect.poll(() => shown(el)[0]).toBe('Cid');
    click(one(el));
    expect(onSelectionChange).toHaveBeenCalledTimes(1);
    await turn(el, 'Next Page', 'Dora');
    expect(onSelectionChange).toHaveBeenCalledTimes(1);
    expect(checked(el)).toEqual([false, false]);
    click(one(el));
    expect(onSelectionChange.mock.lastCall?.[0]).toEqual([expect.objectContaining({ name: 'Dora' })]);

    const afterTurning = async (change: (row: Person, index: number) => object) => {
      const load = async (query: Query<Person>) => {
        const answer = await pageOf(query);
        return { ...answer, data: answer.data.map((row, index) => change(row, index) as Person) };
      };
      const other = mount(<MaterialTable columns={columns()} data={load} options={options} />).el;
      await expect.poll(() => shown(other)[0]).toBe('Cid');
      click(one(other));
      await turn(other, 'Next Page', 'Dora');
      return checked(other);
    };
    expect(await afterTurning(({ id: _id, ...row }) => row)).toEqual([false, false]);
    expect(await afterTurning((row, index) => ({ ...row, id: index + 1 }))).toEqual([true, false]);
  },
);

/** The checkbox of the first row. */
function one(el: ParentNode): HTMLElement {
  return all(el, `${bodyRow} input`)[0] as HTMLElement;
}

proves('For all results, store that everything is selected, and the ids of the exceptions.', async () => {
  const tableRef = createRef<{ onQueryChange: () => void }>();
  let choice = { isAll: false, exceptions: new Set<number>() };
  let shownRows: Person[] = [];
  const load = async (query: Query<Person>) => {
    const answer = await pageOf(query);
    shownRows = answer.data;
    const { isAll, exceptions } = choice;
    const data = answer.data.map((row) => ({
      ...row,
      tableData: { checked: exceptions.has(row.id) !== isAll },
    }));
    return { ...answer, data };
  };
  const change = (selected: Person[]) => {
    const { isAll, exceptions } = choice;
    for (const { id } of shownRows) {
      const isSelected = selected.some((row) => row.id === id);
      exceptions[isSelected === isAll ? 'delete' : 'add'](id);
    }
  };
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={load}
      options={options}
      onSelectionChange={change}
      tableRef={tableRef}
    />,
  );
  await expect.poll(() => shown(el)[0]).toBe('Cid');
  click(one(el));
  expect([...choice.exceptions]).toEqual([1]);
  choice = { isAll: true, exceptions: new Set() };
  tableRef.current?.onQueryChange();
  await expect.poll(() => checked(el)).toEqual([true, true]);
  click(one(el));
  expect([...choice.exceptions]).toEqual([1]);
  await turn(el, 'Next Page', 'Dora');
  expect(checked(el)).toEqual([true, true]);
  await turn(el, 'Previous Page', 'Cid');
  expect(checked(el)).toEqual([false, true]);
  click(one(el));
  expect(choice.exceptions.size).toBe(0);
});
