import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { createRef, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press, pressText } from '../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, texts } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import GroupsFromOutside from './grouping-tree-detail.groups';
import PanelsAlwaysOpen from './grouping-tree-detail.panels';
import IndentedTree from './grouping-tree-detail.tree';

const toggle = 'button[aria-label="Detail panel visibility toggle"]';
const byCity = () => columns({ city: { defaultGroupOrder: 0 } });
const rowOf = (el: ParentNode, name: string) => {
  const found = all(el, bodyRow).find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`no row ${name}`);
  return found;
};

interface Node {
  id: number;
  name: string;
  parentId?: number;
  tableData?: { isTreeExpanded: boolean };
}
const nodes: Node[] = [
  { id: 1, name: 'Root' },
  { id: 2, name: 'Branch', parentId: 1 },
  { id: 3, name: 'Leaf', parentId: 2 },
  { id: 4, name: 'Other' },
  { id: 5, name: 'Child', parentId: 4 },
];
const tree = (data: Node[], props: Partial<MaterialTableProps<Node>> = {}) => (
  <MaterialTable
    columns={[{ title: 'Name', field: 'name' }]}
    data={data}
    parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
    {...props}
  />
);

proves(
  [
    "change the table's key together with defaultExpanded",
    'To toggle one group, call',
    'Create columns from your state, with defaultGroupOrder: 0 in one of them.',
  ],
  async () => {
    const { el } = mount(<GroupsFromOutside />);
    expect(groups(el)).toEqual([
      expect.stringContaining('Team: Comets'),
      expect.stringContaining('Team: Harriers'),
    ]);
    expect(shown(el)).toEqual([]);
    pressText(el, 'First group');
    expect(shown(el)).toEqual(['Anna', 'Clara', 'Dries']);
    pressText(el, 'First group');
    expect(shown(el)).toEqual([]);
    pressText(el, 'Expand all');
    expect(shown(el)).toEqual(['Anna', 'Clara', 'Dries', 'Ben', 'Elena', 'Fiona']);
    pressText(el, 'Collapse all');
    expect(shown(el)).toEqual([]);
    pressText(el, 'Group by country');
    expect(groups(el)).toHaveLength(4);
    await expect.poll(() => texts(el, 'tbody svg title')).toContain('Group Finland');
  },
);

proves(
  'To toggle one group, call tableRef.current.onGroupExpandChanged([0]). [0, 1] is the second group inside the first.',
  () => {
    const tableRef = createRef<{ onGroupExpandChanged: (path: number[]) => void }>();
    const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    const { el } = mountTable({ paging: false }, { columns: own, tableRef });
    flushSync(() => tableRef.current?.onGroupExpandChanged([0]));
    flushSync(() => tableRef.current?.onGroupExpandChanged([0, 1]));
    expect(groups(el).slice(0, 3)).toEqual(['City: Bonn', 'Age: 19', 'Age: 22']);
    expect(shown(el)).toEqual(['Leo']);
  },
);

proves('If rows have ids, groups keep their state when data changes.', () => {
  const own = byCity();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} options={{ paging: false }} />;
  const { el, rerender } = mount(table(people));
  click(one(el, 'tbody tr:has(b) button'));
  const before = shown(el);
  expect(before).toHaveLength(5);
  rerender(table(people.map((person) => ({ ...person, age: person.age + 1 }))));
  expect(shown(el)).toEqual(before);
});

proves('When the columns change, filters and hidden columns are lost', async () => {
  const table = (own: Column<Person>[]) => (
    <MaterialTable columns={own} data={people} options={{ filtering: true, debounceInterval: 0 }} />
  );
  const withId = (own: Column<Person>[]) => own.map((column, id) => ({ ...column, id }));
  const kept = async (make: () => Column<Person>[]) => {
    const { el, rerender } = mount(table(make()));
    fill(one(el, 'input[aria-label="filter data by Name"]'), 'eve');
    await expect.poll(() => shown(el)).toEqual(['Eve']);
    rerender(table(make().map((column) => ({ ...column, tooltip: 'new' }))));
    return shown(el).length === 1;
  };
  expect(await kept(columns)).toBe(false);
  expect(await kept(() => withId(columns()))).toBe(true);
});

proves(
  [
    "Later: call tableRef.current.onTreeExpandChanged(row.tableData.path, row) with the table's own copy of the row.",
    'For root rows, it is in tableRef.current.dataManager.treefiedData.',
    'All rows: change key and defaultExpanded.',
    "Indent it in the first column's render",
    'so give it a placeholder child and replace it in onTreeExpandChange',
    'If rows have ids, the row stays open when the children arrive.',
    'has one entry per level',
  ],
  async () => {
    const { el } = mount(<IndentedTree />);
    expect(shown(el)).toEqual(['France', 'Norway']);
    pressText(el, 'France');
    expect(shown(el)).toEqual(['France', 'Brittany', 'Norway']);
    pressText(el, 'France');
    expect(shown(el)).toEqual(['France', 'Norway']);
    click(one(rowOf(el, 'Norway'), toggle));
    await expect.poll(() => shown(el)).toEqual(['France', 'Norway', 'Bergen', 'Oslo']);
    pressText(el, 'Expand all');
    expect(shown(el)).toEqual(['France', 'Brittany', 'Brest', 'Norway', 'Bergen', 'Oslo']);
    const starts = ['France', 'Brittany', 'Brest'].map((name) =>
      Number.parseFloat(getComputedStyle(one(rowOf(el, name), 'td > span')).paddingInlineStart),
    );
    expect(starts).toEqual([0, 24, 48]);
    pressText(el, 'Collapse all');
    expect(shown(el)).toEqual(['France', 'Norway']);
  },
);

proves(
  'At the start: rows are open if they have tableData: { isTreeExpanded: true } or if defaultExpanded returns true for them.',
  () => {
    const marked = nodes.map((node) =>
      node.id === 1 ? { ...node, tableData: { isTreeExpanded: true } } : node,
    );
    expect(shown(mount(tree(marked)).el)).toEqual(['Root', 'Branch', 'Other']);
    const options = { defaultExpanded: (row: Node) => row.id === 4 };
    expect(shown(mount(tree(nodes, { options })).el)).toEqual(['Root', 'Other', 'Child']);
  },
);

proves(
  'Only the arrow moves, by 9 px per level. The text of every level starts at the same position.',
  () => {
    const { el } = mount(tree(nodes, { options: { defaultExpanded: true } }));
    const arrows = ['Root', 'Branch'].map((name) =>
      Number.parseFloat(one(rowOf(el, name), toggle).style.marginLeft),
    );
    expect(arrows).toEqual([0, 9]);
    const lefts = all(el, `${bodyRow} td:last-child`).map((cell) => cell.getBoundingClientRect().left);
    expect(lefts).toHaveLength(5);
    expect(new Set(lefts).size).toBe(1);
  },
);

proves('A row without children has no arrow', () => {
  const { el } = mount(tree(nodes, { options: { defaultExpanded: true } }));
  expect(all(rowOf(el, 'Root'), toggle)).toHaveLength(1);
  expect(all(rowOf(el, 'Leaf'), toggle)).toEqual([]);
});

proves('Without ids, all rows close.', () => {
  type Named = { name: string; parent?: string };
  const table = (data: Named[]) => (
    <MaterialTable
      columns={[{ title: 'Name', field: 'name' }]}
      data={data}
      parentChildData={(row, rows) => rows.find(({ name }) => name === row.parent)}
    />
  );
  const { el, rerender } = mount(table([{ name: 'Root' }, { name: 'Loading', parent: 'Root' }]));
  click(one(el, toggle));
  expect(shown(el)).toEqual(['Root', 'Loading']);
  rerender(table([{ name: 'Root' }, { name: 'Real', parent: 'Root' }]));
  expect(shown(el)).toEqual(['Root']);
});

proves('Edit All opens only the roots and hides the child rows until editing ends.', () => {
  const editable = { onBulkUpdate: async () => undefined };
  const { el } = mount(tree(nodes, { editable, options: { defaultExpanded: true } }));
  press(el, 'Edit All');
  expect(all(el, 'tbody input').map((input) => (input as HTMLInputElement).value)).toEqual(['Root', 'Other']);
  expect(el.textContent).not.toContain('Leaf');
});

proves(
  [
    "Hide the arrows with showDetailPanelIcon: false, and pass the panel's function as tableData.showDetailPanel in each row.",
    'undefined closes the panel, so a button can toggle all panels.',
    'A panel shows the result of the latest function.',
  ],
  async () => {
    const { el } = mount(<PanelsAlwaysOpen />);
    const panels = () => texts(el, 'tbody p');
    await expect.poll(panels).toEqual(['15 °C', '20 °C', '22 °C']);
    expect(all(el, toggle)).toEqual([]);
    pressText(el, 'Show °F');
    expect(panels()).toEqual(['59 °F', '68 °F', '71.6 °F']);
    pressText(el, 'Close all');
    await expect.poll(panels).toEqual([]);
    pressText(el, 'Open all');
    await expect.poll(panels).toEqual(['59 °F', '68 °F', '71.6 °F']);
  },
);

function Note() {
  const [text, setText] = useState('');
  return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
}

proves('An open panel then stays open with every new data array and keeps its state.', async () => {
  const own = columns();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} detailPanel={() => <Note />} />;
  const { el, rerender } = mount(table(people));
  click(one(rowOf(el, 'Bob'), toggle));
  await expect.poll(() => all(el, 'input[aria-label="Note"]').length).toBe(1);
  fill(one(el, 'input[aria-label="Note"]'), 'hello');
  rerender(
    table(
      people
        .map((person) => ({ ...person, age: person.age + 1 }))
        .reverse()
        .slice(5),
    ),
  );
  await expect.poll(() => shown(el)).toContain('Bob');
  expect((one(el, 'input[aria-label="Note"]') as HTMLInputElement).value).toBe('hello');
});

proves(
  [
    'Pass an array with a function that receives the row and returns disabled: true for the other rows',
    'Their arrow is gray.',
  ],
  () => {
    const detailPanel = [(row: Person) => ({ disabled: row.city !== 'Bonn', render: () => row.name })];
    const { el } = mountTable({}, { detailPanel });
    const disabled = all(el, toggle).map((button) => (button as HTMLButtonElement).disabled);
    expect(disabled).toEqual([false, false, true, true, true]);
    const colors = all(el, toggle).map((button) => getComputedStyle(one(button, 'svg')).color);
    // The theme's color of what is disabled: black, mostly transparent.
    expect(colors[2]).toBe('rgba(0, 0, 0, 0.26)');
    expect(colors[0]).not.toBe(colors[2]);
  },
);

const mounted = vi.fn();
function Panel() {
  useEffect(() => mounted(), []);
  return <p>Panel</p>;
}

proves(
  [
    'Define it outside.',
    'The component that your function returns is defined inside yours, so it is new on every render',
    'If you wrap the function in useCallback with [], it shows old state.',
  ],
  async () => {
    const own = columns();
    const open = async (detailPanel: () => React.ReactNode) => {
      const table = (panel: typeof detailPanel) => (
        <MaterialTable columns={own} data={people} detailPanel={panel} />
      );
      const { el, rerender } = mount(table(detailPanel));
      click(one(el, toggle));
      await expect.poll(() => all(el, 'tbody p').length).toBe(1);
      return { el, again: (panel: typeof detailPanel) => rerender(table(panel)) };
    };
    mounted.mockClear();
    const outside = await open(() => <Panel />);
    outside.again(() => <Panel />);
    outside.again(() => <Panel />);
    expect(mounted).toHaveBeenCalledTimes(1);

    const make = () => {
      const Inside = () => <Panel />;
      return () => <Inside />;
    };
    const inside = await open(make());
    expect(mounted).toHaveBeenCalledTimes(2);
    inside.again(make());
    expect(mounted).toHaveBeenCalledTimes(3);

    const says = (text: string) => () => <p>{text}</p>;
    const first = says('first');
    const state = await open(first);
    state.again(first);
    expect(texts(state.el, 'tbody p')).toEqual(['first']);
    state.again(says('second'));
    expect(texts(state.el, 'tbody p')).toEqual(['second']);
  },
);

proves(
  [
    'Add the part of the date to each row as text, and group by that field.',
    'A text such as 2026-03 also sorts in the right order.',
  ],
  () => {
    const dates = ['2026-03-02', '2026-10-18', '2025-12-01', '2026-03-30'];
    const data = dates.map((date, id) => ({ id, date, month: date.slice(0, 7) }));
    const { el } = mount(
      <MaterialTable
        columns={[
          { title: 'Month', field: 'month', defaultGroupOrder: 0 },
          { title: 'Date', field: 'date' },
        ]}
        data={data}
        options={{ grouping: true }}
      />,
    );
    expect(groups(el)).toEqual(['Month: 2025-12', 'Month: 2026-03', 'Month: 2026-10']);
    click(one(el, 'tbody tr:nth-child(2) button'));
    expect(shown(el)).toEqual(['2026-03-02', '2026-03-30']);
  },
);

proves('Pass the row that onRowClick receives to the same method', () => {
  const tableRef = createRef<{ onTreeExpandChanged: (path: string[], row: Node) => void }>();
  const { el } = mount(
    tree(nodes, {
      tableRef,
      onRowClick: (_event, row) => {
        const { path } = (row as unknown as { tableData: { path: string[] } }).tableData;
        tableRef.current?.onTreeExpandChanged(path, row as Node);
      },
    }),
  );
  expect(shown(el)).toEqual(['Root', 'Other']);
  click(rowOf(el, 'Root'));
  expect(shown(el)).toEqual(['Root', 'Branch', 'Other']);
  click(rowOf(el, 'Branch'));
  expect(shown(el)).toEqual(['Root', 'Branch', 'Leaf', 'Other']);
  click(rowOf(el, 'Root'));
  expect(shown(el)).toEqual(['Root', 'Other']);
});
