import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { useState } from 'react';
import { beforeAll, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import type { ServerFrames } from '../../tests/claims/render-on-server.mts';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, boxes, one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import { saidBy } from '../errors/_produce';
import { mountRows, older, type Row, selectedAt, three } from './_rows';
type Props = Partial<MaterialTableProps<Person>>;

let inDevelopment: ServerFrames = {};
let built: ServerFrames = {};

// The tests run neither React's development nor production build, but Node runs both.
beforeAll(async () => {
  const rendered = (NODE_ENV: string) => commands.renderOnServer('docs/guides/_id-scenes.tsx', { NODE_ENV });
  [inDevelopment, built] = await Promise.all([rendered('development'), rendered('production')]);
});
const withoutIds = three.map((row): Row => ({ ...row, id: undefined }));
const select = (el: ParentNode, index: number) => click(boxes(el)[index] as HTMLElement);

proves(
  [
    "If no single field is unique, create an id where you load the rows, not during render: rows.map((row) => ({ ...row, id: row.order + '-' + row.line })).",
    'ids created during render (such as crypto.randomUUID() or an index after sorting): an id must belong to its row;',
  ],
  () => {
    const lines = [
      { order: 7, line: 1, name: 'a' },
      { order: 7, line: 2, name: 'b' },
      { order: 8, line: 1, name: 'c' },
    ];
    const after = (idOf: (row: (typeof lines)[number], index: number) => string) => {
      const load = (reversed = false) =>
        (reversed ? [...lines].reverse() : lines).map((row, index) => ({ ...row, id: idOf(row, index) }));
      const { el, show } = mountRows(load());
      select(el, 0);
      show(load(true));
      return selectedAt(el).map((index) => shown(el)[index]);
    };
    expect(after((row) => `${row.order}-${row.line}`)).toEqual(['a']);
    expect(after(() => crypto.randomUUID())).toEqual([]);
    expect(after((_row, index) => `${index}`)).toEqual(['c']);
  },
);

proves(
  [
    'The warning "The table requires all rows to have an unique id property" means that at least one of the first rows has no such field.',
    'It is logged once per table, only in development',
  ],
  () => {
    const warnings = (frames: ServerFrames) =>
      Object.fromEntries(
        Object.entries(frames).map(([name, { html, said }]) => {
          expect(html).toContain('Name');
          const words = 'The table requires all rows to have an unique id property';
          return [name, said.filter((text) => text.includes(words)).length];
        }),
      );
    expect(warnings(inDevelopment)).toEqual({ all: 0, allButOne: 1, none: 1, twoTables: 2 });
    expect(warnings(built)).toEqual({ all: 0, allButOne: 0, none: 0, twoTables: 0 });
  },
);

proves(
  'The rows have no id, and your component renders again, for example because onSelectionChange sets state.',
  () => {
    const own = columns();
    function Selecting({ rows }: { rows: Row[] }) {
      const [selected, setSelected] = useState<Person[]>([]);
      const data = rows.map((row) => ({ ...row, note: selected.length }));
      return (
        <MaterialTable
          columns={own}
          data={data as unknown as Person[]}
          onSelectionChange={setSelected}
          options={{ selection: true, showTextRowsSelected: false }}
          title={`${selected.length} selected`}
        />
      );
    }
    const marks = (rows: Row[]) => {
      const { el } = mount(<Selecting rows={rows} />);
      select(el, 1);
      expect(el.textContent).toContain('1 selected');
      return selectedAt(el);
    };
    expect(marks(withoutIds)).toEqual([]);
    expect(marks(three)).toEqual([1]);
  },
);

proves(
  'The same applies to open detail panels and expanded tree rows when a server sends updates.',
  async () => {
    const toggle = 'Detail panel visibility toggle';
    const openPanel = async (rows: Row[]) => {
      const { el, show } = mountRows(rows, { detailPanel: () => 'the panel', options: {} });
      press(el, toggle);
      await expect.poll(() => el.textContent).toContain('the panel');
      show(older(rows));
      return all(el, bodyRow).length === 3 && el.textContent?.includes('the panel');
    };
    expect([await openPanel(three), await openPanel(withoutIds)]).toEqual([true, false]);
    const openBranch = (rows: Row[]) => {
      const parentChildData: Props['parentChildData'] = (row, list) =>
        row.name === 'Ann' ? list.find(({ name }) => name === 'Cid') : undefined;
      const { el, show } = mountRows(rows, { parentChildData, options: {} });
      press(el, toggle);
      expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora']);
      show(older(rows));
      return shown(el);
    };
    expect(openBranch(three)).toEqual(['Cid', 'Ann', 'Dora']);
    expect(openBranch(withoutIds)).toEqual(['Cid', 'Dora']);
  },
);

/** Mount these rows, click the first one, and return the argument of onRowClick. */
function clickedOf(rows: Row[]) {
  const onRowClick = vi.fn<NonNullable<Props['onRowClick']>>();
  const mounted = mountRows(rows, { onRowClick });
  click(one(mounted.el, bodyRow));
  return { ...mounted, clicked: onRowClick.mock.lastCall?.[1] as Row };
}

proves(
  [
    'tableData is the state that the table stores on its copy of each row.',
    "rows[old.tableData.id] now finds the wrong row or none, so use the row's id.",
    'Use its id: rows.find((row) => row.id === clicked.id).',
  ],
  () => {
    for (const [ids, found] of [
      [[1, 2, 0.5], 'Ann'],
      [[10, 20, 30], undefined],
    ] as const) {
      const rows = three.map((row, index) => ({ ...row, id: ids[index] }));
      const { el, clicked } = clickedOf(rows);
      expect(clicked.name).toBe('Cid');
      expect(rows[Number(clicked.tableData?.id)]?.name).toBe(found);
      expect(rows.find((row) => row.id === clicked.id)).toBe(rows[0]);
      expect(clicked.tableData?.checked).toBeFalsy();
      select(el, 0);
      expect(clicked.tableData?.checked).toBe(true);
      expect(rows[0]).not.toHaveProperty('tableData');
    }
  },
);

proves('Use this to control the selection from your own state', () => {
  const marked = (ids: unknown[]) =>
    three.map((row) => ({ ...row, tableData: { checked: ids.includes(row.id) } }));
  const { el, show } = mountRows(marked([1]));
  expect(selectedAt(el)).toEqual([0]);
  show(marked([2, 3]));
  expect(selectedAt(el)).toEqual([1, 2]);
  show(marked([]));
  expect(selectedAt(el)).toEqual([]);
});

proves('Store the id, not the row, because the copy keeps its old values when data changes.', () => {
  const { el, show, clicked } = clickedOf(three);
  show(older(three));
  expect(shown(el, 2)[0]).toBe('42');
  expect(clicked.age).toBe(41);
});

proves(
  'Change the row in your data, not through tableRef: setRows((current) => current.map((row) => (row.id === 7 ? { ...row, done: true } : row))).',
  () => {
    const own = [
      { title: 'Name', field: 'name' },
      { title: 'Done', field: 'done', render: ({ done }: { done?: boolean }) => (done ? 'yes' : 'no') },
    ];
    function Tasks() {
      const [rows, setRows] = useState([
        { id: 6, name: 'six', done: false },
        { id: 7, name: 'seven', done: false },
      ]);
      const finish = () =>
        setRows((current) => current.map((row) => (row.id === 7 ? { ...row, done: true } : row)));
      return (
        <>
          <button aria-label="Finish" onClick={finish} />
          <MaterialTable columns={own} data={rows} />
        </>
      );
    }
    const { el } = mount(<Tasks />);
    expect(shown(el, 1)).toEqual(['no', 'no']);
    press(el, 'Finish');
    expect(shown(el, 1)).toEqual(['no', 'yes']);
  },
);

proves(
  "Immutable.js lists aren't arrays, and the table treats anything else as a function, so pass list.toJS(), in useMemo.",
  async () => {
    const table = (data: unknown) => <MaterialTable columns={columns()} data={data as Person[]} />;
    for (const collection of [new Set(people), new Map(people.map((row) => [row.id, row]))]) {
      expect(await saidBy(table(collection))).toContain('this.props.data is not a function');
      expect(shown(mount(table([...people])).el)).toHaveLength(5);
    }
  },
);
