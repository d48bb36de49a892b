import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { useMemo } from 'react';

import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { inputs } from './editing';
import { click, fill, press } from './hands';
import { all, bodyRow, one, shown } from './read';
import { columns, people, type Person, save } from './table';

const fresh = () => people.map((person) => ({ ...person, age: person.age + 1 }));
const nameInput = (el: ParentNode) => one(el, 'input[aria-label="Name"]') as HTMLInputElement;

/** Mount a table whose `data` (and other props) can change while columns and options stay the same. */
function mountLive(props: Partial<MaterialTableProps<Person>>) {
  const base = { columns: columns(), data: people, options: {}, ...props };
  const { el, rerender, unmount } = mount(<MaterialTable {...base} />);
  return {
    el,
    unmount,
    update: (next: Partial<MaterialTableProps<Person>>) => rerender(<MaterialTable {...base} {...next} />),
  };
}

proves(
  [
    'A changed array closes the row being edited, even with an id, and unsaved input is lost.',
    'Changed data, columns or options close the open row.',
    'Each change of data, columns or options closes the row being edited, and unsaved input is lost.',
    'New columns close the row being edited and discard filters',
    'The row being edited closes | new data, columns or options',
    'The row being edited closes when data, columns or options change',
  ],
  () => {
    const { el, update } = mountLive({ editable: { onRowUpdate: save } });
    press(el, 'Edit');
    fill(nameInput(el), 'Sid');
    update({ data: people.map((person) => ({ ...person })) });
    expect(nameInput(el).value).toBe('Sid');
    update({ data: fresh() });
    expect(inputs(el)).toBe(0);
    expect(shown(el)[0]).toBe('Cid');

    for (const next of [{ columns: columns({ age: { title: 'Years' } }) }, { options: { pageSize: 10 } }]) {
      const live = mountLive({ editable: { onRowUpdate: save } });
      press(live.el, 'Edit');
      expect(inputs(live.el)).toBe(1);
      live.update(next);
      expect(inputs(live.el)).toBe(0);
    }
  },
);

proves(
  [
    'The selection and open panels then follow the id when the array changes.',
    'Open detail panels and expanded tree rows are lost in the same way when a server sends updates.',
    'With it, the selection and open panels follow a row when you pass a new array. Without an identifying field, they are lost.',
  ],
  async () => {
    const detailPanel = ({ rowData }: { rowData: Person }) => `about ${rowData.name}`;
    const openAfterChange = async (rows: Person[]) => {
      const { el, update } = mountLive({ data: rows, detailPanel });
      press(el, 'Detail panel visibility toggle');
      await expect.poll(() => el.textContent).toContain('about Cid');
      update({ data: [...rows].reverse().slice(-3) });
      expect(shown(el)).toEqual(['Dora', 'Ann', 'Cid']);
      return el;
    };
    expect((await openAfterChange(people)).textContent).toContain('about Cid');
    const nameless = people.map(({ id: _id, ...rest }) => rest as Person);
    const el = await openAfterChange(nameless);
    await expect.poll(() => el.textContent).not.toContain('about');
  },
);

/** The same table twice in turn, as when a user leaves a page and returns. */
function stateAfterRemount(table: () => React.ReactElement) {
  const first = mount(table());
  fill(one(first.el, 'input[aria-label="filter data by Name"]') as HTMLInputElement, 'ann');
  press(first.el, 'Show Columns');
  click(one(document, '#column-toggle-1'));
  first.unmount();
  const { el, unmount } = mount(table());
  const state = {
    filter: (one(el, 'input[aria-label="filter data by Name"]') as HTMLInputElement).value,
    titles: all(el, 'thead th').map((th) => th.textContent),
    rows: shown(el).length,
  };
  unmount();
  return state;
}

const constant: Column<Person>[] = columns();
const options = { filtering: true, columnsButton: true };
const WithConstant = () => <MaterialTable columns={constant} data={people} options={options} />;
function WithMemo() {
  const own = useMemo(() => columns(), []);
  return <MaterialTable columns={own} data={people} options={options} />;
}

proves(
  [
    'a constant outside the component shares it with every table that uses it.',
    'The filters and hidden columns stored in them are preserved when users leave the page and come back, and two tables with these columns share them.',
    "A new key alone doesn't help.",
    'The table writes into your column objects',
  ],
  () => {
    expect(stateAfterRemount(() => <WithConstant />)).toEqual({
      filter: 'ann',
      titles: ['Name', 'Age'],
      rows: 1,
    });
    expect(stateAfterRemount(() => <WithMemo />)).toEqual({
      filter: '',
      titles: ['Name', 'City', 'Age'],
      rows: 5,
    });
  },
);

proves(
  [
    'A new renderSummaryRow is used only when the table computes its rows again',
    "Rendering your component, changing the page and select-all aren't enough.",
    'The summary row shows old values, and currentData is undefined',
  ],
  async () => {
    const withWord = (word: string): Partial<MaterialTableProps<Person>> => ({
      renderSummaryRow: () => word,
    });
    const summary = (el: ParentNode) =>
      all(el, 'tbody tr').find((row) => row.dataset.testid === undefined)?.textContent;
    const base = { options: { selection: true }, onSelectionChange: vi.fn(), ...withWord('old') };

    const kept = mountLive(base);
    kept.update(withWord('new'));
    press(kept.el, 'Next Page');
    expect(summary(kept.el)).toBe('oldoldold');
    click(one(kept.el, `${bodyRow} input`));
    expect(summary(kept.el)).toBe('newnewnew');

    const changes = [
      ({ update }: typeof kept) => update({ ...withWord('new'), data: people.slice(1) }),
      ({ update }: typeof kept) =>
        update({ ...withWord('new'), options: { selection: true, search: false } }),
    ];
    for (const change of changes) {
      const live = mountLive(base);
      live.update(withWord('new'));
      click(one(live.el, 'thead input[type=checkbox]'));
      expect(summary(live.el)).toBe('oldoldold');
      change(live);
      await expect.poll(() => summary(live.el)).toBe('newnewnew');
    }
  },
);

proves(
  [
    'Going to another page discards unsaved input in the row being edited',
    'Going to another page also discards unsaved input.',
  ],
  () => {
    const { el } = mountLive({ editable: { onRowUpdate: save } });
    press(el, 'Edit');
    fill(nameInput(el), 'Sid');
    press(el, 'Next Page');
    expect(inputs(el)).toBe(0);
    press(el, 'Previous Page');
    expect(nameInput(el).value).toBe('Cid');
  },
);

proves(
  [
    "The table doesn't detect rows.push(row) or rows[0].name = 'x', because it compares the array with itself",
    "A copy of the changed array doesn't help either, because the two are equal",
    'You changed the array you had passed.',
    'changing the array in place has no effect',
    'Nothing changes at all | the same array, or an old closure',
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
