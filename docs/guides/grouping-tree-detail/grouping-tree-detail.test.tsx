import MaterialTable, {
  MTableGroupbar,
  type Column,
  type MaterialTableProps,
  type Components,
  type Options,
} from '@material-table/core';
import { createRef, useEffect, useState, useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';
import { node, treeOf, type PersonNode } from '../../../tests/claims/tree';
import { click, fill, press, pressText } from '../../../tests/claims/hands';
import {
  all,
  bodyRow,
  groups,
  one,
  shown,
  texts,
  toggle as toggleButton,
  scroller,
} from '../../../tests/claims/read';
import {
  columns,
  mountTable,
  people,
  inBox,
  columns as ofPeople,
  save,
  type Person,
} from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import { combinations, features, structures, type Feature, type Structure } from './_combinations';
import {
  actsOn,
  asTree,
  bodyTexts,
  clickTwice,
  edit,
  editable,
  editCell,
  exported,
  filter,
  fits,
  flat,
  grouped as groupedWith,
  groupRow,
  hide,
  nextPage,
  openPanel,
  remote,
  rowOf as rowOfCombination,
  rows,
  saves,
  search,
  show,
  sorted,
  summaryFits,
  toggle as toggleOfCombination,
  withSelection,
  tableOf,
} from './_combinations.table';
import GroupsFromOutside from './groups';
import PanelsAlwaysOpen from './panels';
import IndentedTree from './tree';

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

proves(
  [
    'By default, groups are sorted in ascending order; defaultGroupSort changes this.',
    "set the column's customSort: (a, b, type) => (type === 'group' ? 0 : compare(a, b))",
  ],
  () => {
    const data = [4, 2, 0, 3].flatMap((index) => people[index] ?? []);
    const grouped = (city: Partial<Column<Person>>) =>
      groups(mountTable({}, { data, columns: columns({ city: { defaultGroupOrder: 0, ...city } }) }).el);
    expect(grouped({})).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    expect(grouped({ defaultGroupSort: 'desc' })).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
    const compare = (a: Person, b: Person) => a.city.localeCompare(b.city);
    const customSort: Column<Person>['customSort'] = (a, b, type) => (type === 'group' ? 0 : compare(a, b));
    expect(grouped({ customSort })).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn'].slice(0, 3));
  },
);

type BarProps = { onGroupRemoved: (column: Column<Person>, index: number) => void };

function LockedGroupbar(props: BarProps) {
  const remove: BarProps['onGroupRemoved'] = (column, index) => {
    if (column.field !== 'city') props.onGroupRemoved(column, index);
  };
  return <MTableGroupbar {...props} onGroupRemoved={remove} />;
}

proves(
  [
    "Without options.grouping, users can't change any group.",
    'To lock one group, wrap the group bar. Its remove button and the Delete key then do nothing',
    'dragging the chip out still removes the group.',
  ],
  async () => {
    const made = () => columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    expect(all(mountTable({}, { columns: made() }).el, '.MuiChip-root')).toEqual([]);
    const components = { Groupbar: LockedGroupbar } as unknown as Components;
    const tableRef = createRef<Dragging>();
    const { el } = mountTable({ grouping: true }, { columns: made(), components, tableRef });
    const chips = () => texts(el, '.MuiChip-root');
    const cross = (index: number) => all(el, '.MuiChip-deleteIcon')[index] ?? el;
    await expect.poll(chips).toEqual(['City', 'Age']);
    await userEvent.click(cross(0));
    one(el, '.MuiChip-root').focus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['City', 'Age']);
    await userEvent.click(cross(1));
    await expect.poll(chips).toEqual(['City']);
    const drop = { source: { droppableId: 'groups', index: 0 }, draggableId: '1' };
    flushSync(() =>
      tableRef.current?.onDragEnd({ ...drop, destination: { droppableId: 'headers', index: 0 } }),
    );
    expect(chips()).toEqual([]);
  },
);

interface Dragging {
  onDragEnd: (drop: object) => void;
}

proves(['The columns change on every render.', 'Create them once, in useMemo'], () => {
  for (const isMadeOnce of [true, false]) {
    const make = () => columns({ name: { render: ({ name }: Person) => name } });
    const once = make();
    const tableRef = createRef<Dragging>();
    const table = () => (
      <MaterialTable
        columns={isMadeOnce ? once : make()}
        data={people}
        options={{ grouping: true }}
        tableRef={tableRef}
      />
    );
    const { el, rerender } = mount(table());
    const source = { droppableId: 'headers', index: 1 };
    const destination = { droppableId: 'groups', index: 0 };
    flushSync(() => tableRef.current?.onDragEnd({ source, destination, draggableId: '1' }));
    expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    rerender(table());
    expect(groups(el)).toHaveLength(isMadeOnce ? 3 : 0);
  }
});

interface ArrangedNode {
  id: number;
  name: string;
  parent?: number;
}
const family: ArrangedNode[] = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Bea', parent: 1 },
  { id: 3, name: 'Cal' },
];
const parentOf = (row: ArrangedNode, rows: ArrangedNode[]) => rows.find(({ id }) => id === row.parent);
const panel = ({ rowData }: { rowData: ArrangedNode }) => <h5>{rowData.name}</h5>;
const nodeColumns = (): Column<ArrangedNode>[] => [{ title: 'Name', field: 'name' }];

function OneArrow() {
  const made = useMemo(nodeColumns, []);
  const [open, setOpen] = useState<number[]>([]);
  const rows = useMemo(
    () =>
      family.map((row) => ({
        ...row,
        tableData: { showDetailPanel: open.includes(row.id) ? panel : undefined },
      })),
    [open],
  );
  const follow = useCallback(
    (row: ArrangedNode, isExpanded: boolean) =>
      setOpen((current) => (isExpanded ? [...current, row.id] : current.filter((id) => id !== row.id))),
    [],
  );
  return (
    <MaterialTable
      columns={made}
      data={rows}
      parentChildData={parentOf}
      detailPanel={panel}
      onTreeExpandChange={follow}
      options={{ showDetailPanelIcon: false }}
    />
  );
}

proves(
  [
    "In a tree, an open panel appears above the row's children.",
    "Hide the panels' arrows with showDetailPanelIcon: false, store the open ids in onTreeExpandChange, and pass tableData.showDetailPanel as above.",
    'Rows without children have no arrow.',
  ],
  async () => {
    const { el } = mount(<OneArrow />);
    expect(all(el, `button[aria-label="${toggleButton}"]`)).toHaveLength(1);
    press(el, toggleButton);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Ann']);
    expect(shown(el)).toEqual(['Ann', 'Bea', 'Cal']);
    expect(texts(el, 'tbody tr').filter((text) => text !== '')).toEqual(['Ann', 'Ann', 'Bea', 'Cal']);
    expect(all(el, 'tbody tr').findIndex((row) => row.querySelector('h5'))).toBe(1);
    press(el, toggleButton);
    await expect.poll(() => [texts(el, 'h5'), shown(el)]).toEqual([[], ['Ann', 'Cal']]);
  },
);

proves(
  [
    "All arrows are on the left or, with detailPanelColumnAlignment: 'right', on the right, below an empty header that no prop can fill.",
  ],
  () => {
    for (const detailPanelColumnAlignment of ['left', 'right'] as const) {
      const { el } = mountTable(
        { detailPanelColumnAlignment },
        { detailPanel: [{ render: () => 'a' }, { render: () => 'b' }] },
      );
      const places = all(el, bodyRow).map((row) =>
        [...row.children].map((cell) => cell.querySelectorAll('button').length),
      );
      const expected = detailPanelColumnAlignment === 'left' ? [2, 0, 0, 0] : [0, 0, 0, 2];
      expect(places).toEqual(places.map(() => expected));
      const headers = texts(el, 'th');
      expect(detailPanelColumnAlignment === 'left' ? headers[0] : headers.at(-1)).toBe('');
    }
  },
);

proves('The animation is built in: panels slide open and closed.', async () => {
  const { el } = mountTable({}, { detailPanel: () => <div style={{ height: 400 }}>Panel</div> });
  const sliding: string[] = [];
  el.addEventListener('transitionrun', ({ propertyName }) => sliding.push(propertyName));
  const slides = () => sliding.filter((property) => property === 'height').length;
  const height = () => el.querySelector('.MuiCollapse-root')?.getBoundingClientRect().height ?? 0;
  press(el, toggleButton);
  await expect.poll(height).toBe(400);
  expect(slides()).toBe(1);
  press(el, toggleButton);
  await expect.poll(height).toBe(0);
  expect(slides()).toBe(2);
});

proves(
  [
    'React reuses the first table for the second, for example when the route changes.',
    'Give each table its own key.',
  ],
  async () => {
    const detailPanel = ({ rowData }: { rowData: Person }) => <h5>{rowData.city}</h5>;
    const made = columns();
    const next = { columns: columns(), data: people.map((row) => ({ ...row, city: 'Kiel' })), detailPanel };
    const { el, rerender } = mount(<MaterialTable columns={made} data={people} detailPanel={detailPanel} />);
    press(el, toggleButton);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Bonn']);
    rerender(<MaterialTable {...next} />);
    await expect.poll(() => texts(el, 'h5')).toEqual(['Kiel']);
    rerender(<MaterialTable key="next" {...next} />);
    expect(texts(el, 'h5')).toEqual([]);
    click(one(el, 'th'));
  },
);

interface Task {
  id: number;
  parentId?: number;
  hours: number;
}

proves(['Compute it when you create the rows, so that it can be sorted and exported:'], () => {
  const withTotals = (tasks: Task[]) => {
    const total = ({ id, hours }: Task): number =>
      tasks.filter(({ parentId }) => parentId === id).reduce((sum, child) => sum + total(child), hours);
    return tasks.map((task) => ({ ...task, total: total(task) }));
  };
  const tasks: Task[] = [
    { id: 1, hours: 1 },
    { id: 2, hours: 4 },
    { id: 3, parentId: 1, hours: 2 },
    { id: 4, parentId: 3, hours: 3 },
  ];
  const table = (field: 'hours' | 'total') =>
    mount(
      <MaterialTable
        columns={[{ title: 'Hours', field, defaultSort: 'desc' }]}
        data={withTotals(tasks)}
        parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
      />,
    ).el;
  expect(shown(table('hours'))).toEqual(['4', '1']);
  expect(shown(table('total'))).toEqual(['6', '4']);
});

proves('Also remove its children from the data. Otherwise, they become root rows.', () => {
  const made = nodeColumns();
  const table = (rows: ArrangedNode[]) => (
    <MaterialTable
      columns={made}
      data={rows}
      parentChildData={parentOf}
      options={{ defaultExpanded: true }}
    />
  );
  const { el, rerender } = mount(table(family));
  const arrows = () => all(el, `button[aria-label="${toggleButton}"]`).length;
  expect([shown(el), arrows()]).toEqual([['Ann', 'Bea', 'Cal'], 1]);
  rerender(table(family.slice(1)));
  expect([shown(el), arrows()]).toEqual([['Bea', 'Cal'], 0]);
  rerender(table(family.slice(2)));
  expect(shown(el)).toEqual(['Cal']);
});

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

/** A narrow, low table whose first column is sticky and whose columns can be resized. */
function Narrow({ data }: Pick<MaterialTableProps<Person>, 'data'>) {
  return (
    <div style={{ width: 300 }}>
      <MaterialTable
        columns={own}
        data={data}
        sx={{ '& th:first-of-type': { position: 'sticky !important' } }}
        options={{
          columnResizable: true,
          tableLayout: 'fixed',
          tableWidth: 'variable',
          paging: false,
          maxBodyHeight: 150,
        }}
      />
    </div>
  );
}
const own = columns({
  name: { width: 100, headerStyle: sticky, cellStyle: sticky },
  city: { width: 300 },
  age: { width: 300 },
});

const widthOf = (el: ParentNode) => Math.round(one(el, 'tbody td').getBoundingClientRect().width);
const left = (element: Element) => element.getBoundingClientRect().left;
/** How far each first cell is from the edge of the box that scrolls. */
const offsets = (el: HTMLElement) =>
  new Set(all(el, 'tr > :first-child').map((cell) => Math.round(left(cell) - left(scroller(el)))));

function resizeFirst(el: ParentNode, by: number) {
  const mouse = (target: EventTarget, type: string, clientX: number) =>
    flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
  mouse(one(el, 'thead [data-testid="drag_handle"]'), 'mousedown', 100);
  mouse(document, 'mousemove', 100 + by);
  mouse(document, 'mouseup', 100 + by);
}

proves('Sticky columns support groups, resizing, remote data and rows loaded on scroll', async () => {
  const { el, rerender } = mount(<Narrow data={people.slice(0, 6)} />);
  resizeFirst(el, 40);
  expect(widthOf(el)).toBe(140);
  scroller(el).scrollTo(200, 60);
  expect(offsets(el)).toEqual(new Set([0]));
  rerender(<Narrow data={people} />);
  expect(shown(el)).toHaveLength(12);
  expect([scroller(el).scrollLeft, scroller(el).scrollTop, widthOf(el)]).toEqual([200, 60, 140]);
  expect(offsets(el)).toEqual(new Set([0]));

  const remote = mount(<Narrow data={async () => ({ data: people, page: 0, totalCount: 12 })} />).el;
  await expect.poll(() => shown(remote).length).toBe(12);
  scroller(remote).scrollTo(200, 60);
  expect(offsets(remote)).toEqual(new Set([0]));

  const stuck = { headerStyle: sticky, cellStyle: sticky };
  const byAge: Column<Person>[] = [
    { title: 'Age', field: 'age', defaultGroupOrder: 0 },
    { title: 'Age', field: 'age', ...stuck },
    { title: 'Name', field: 'name', cellStyle: { minWidth: 800 } },
  ];
  const grouped = inBox(300, byAge, { defaultExpanded: true });
  scroller(grouped).scrollTo(200, 0);
  for (const cell of all(grouped, `th:nth-child(2), ${bodyRow} td:nth-child(2)`))
    expect(Math.round(left(cell) - left(scroller(grouped)))).toBe(0);
});

interface KeyedNode {
  key: string;
  id?: number;
  name: string;
  parent?: string;
}
const nameColumn = () => [{ title: 'Name', field: 'name' }];
const parentByKey = (row: KeyedNode, rows: KeyedNode[]) => rows.find(({ key }) => key === row.parent);

proves(['An open branch then stays open with every new array, and shows the new child.'], () => {
  for (const hasIds of [true, false]) {
    const node = (key: string, parent?: string): KeyedNode => ({
      key,
      name: key,
      parent,
      ...(hasIds && { id: key.charCodeAt(0) }),
    });
    const before = [node('a'), node('b', 'a')];
    const made = nameColumn();
    const table = (rows: KeyedNode[]) => (
      <MaterialTable columns={made} data={rows} parentChildData={parentByKey} />
    );
    const { el, rerender } = mount(table(before));
    press(el, toggleButton);
    expect(shown(el)).toEqual(['a', 'b']);
    rerender(table([...before, node('c', 'a')]));
    expect(shown(el)).toEqual(hasIds ? ['a', 'b', 'c'] : ['a']);
  }
});

proves(
  [
    'receives the row and true or false after each click on an arrow.',
    "It isn't called for rows that are open from the start.",
  ],
  async () => {
    const onTreeExpandChange = vi.fn();
    const rows: KeyedNode[] = [
      { id: 1, key: 'a', name: 'a' },
      { id: 2, key: 'b', name: 'b', parent: 'a' },
    ];
    const { el } = mount(
      <MaterialTable
        columns={nameColumn()}
        data={rows}
        parentChildData={parentByKey}
        onTreeExpandChange={onTreeExpandChange}
        options={{ defaultExpanded: true }}
      />,
    );
    expect(shown(el)).toEqual(['a', 'b']);
    press(el, toggleButton);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(false);
    press(el, toggleButton);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(true);
    expect(onTreeExpandChange).toHaveBeenCalledTimes(2);
    expect(onTreeExpandChange.mock.lastCall?.[0]).toMatchObject({ id: 1 });
  },
);

type Props = Partial<MaterialTableProps<Person>>;
const grouped = () => ofPeople({ city: { defaultGroupOrder: 0 } });
const underCid: Props['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => id === 1 && [2, 3].includes(row.id));
const familyData = people.slice(0, 4);

function table(props: Props, key?: string) {
  return <MaterialTable key={key} columns={props.columns ?? ofPeople()} data={people} {...props} />;
}

proves(
  'column.defaultGroupOrder groups rows by a value, parentChildData shows rows as a tree, and detailPanel shows anything below a row.',
  async () => {
    const groups = mount(table({ columns: grouped() })).el;
    expect(texts(groups, 'tbody tr:has(b)')).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    const tree = mount(table({ data: familyData, parentChildData: underCid })).el;
    expect(shown(tree)).toEqual(['Cid', 'Bob']);
    press(tree, toggleButton);
    expect(shown(tree)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
    const panels = mount(table({ detailPanel: ({ rowData }) => <h5>About {rowData.name}</h5> })).el;
    press(panels, toggleButton);
    await expect.poll(() => texts(panels, 'h5')).toEqual(['About Cid']);
    const row = one(panels, bodyRow).getBoundingClientRect();
    expect(one(panels, 'h5').getBoundingClientRect().top).toBeGreaterThanOrEqual(row.bottom - 1);
  },
);

proves(
  [
    'All rows: change key and defaultExpanded.',
    "pass the panel's function as tableData.showDetailPanel in each row",
  ],
  async () => {
    const shownByKey = (props: Props) => {
      const { el, rerender } = mount(table({ ...props, options: { paging: false } }, 'closed'));
      const before = shown(el).length;
      const options = { paging: false, defaultExpanded: true };
      rerender(table({ ...props, options }, 'closed'));
      const sameKey = shown(el).length;
      rerender(table({ ...props, options }, 'open'));
      return [before, sameKey, shown(el).length];
    };
    expect(shownByKey({ columns: grouped() })).toEqual([0, 0, 12]);
    expect(shownByKey({ data: familyData, parentChildData: underCid })).toEqual([2, 2, 4]);

    const detailPanel = ({ rowData }: { rowData: Person }) => <h5>{rowData.name}</h5>;
    const columns = ofPeople();
    const { el, rerender } = mount(table({ columns, detailPanel }));
    expect(texts(el, 'h5')).toEqual([]);
    const data = people.map((row) => ({ ...row, tableData: { showDetailPanel: detailPanel } }));
    rerender(table({ columns, detailPanel, data }));
    await expect.poll(() => texts(el, 'h5')).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  },
);

proves('There is no prop or callback for this.', async () => {
  const names = [
    'onGroupRemoved',
    'onGroupChange',
    'onTreeExpandChange',
    'onRowClick',
    'onRowDoubleClick',
    'onOrderChange',
    'onOrderCollectionChange',
    'onColumnDragged',
    'onSelectionChange',
    'onChangeColumnHidden',
    'onPageChange',
    'onRowsPerPageChange',
    'onFilterChange',
    'onSearchChange',
    'onQueryChange',
    'onGroupExpandChange',
  ];
  const callbacks = Object.fromEntries(names.map((name) => [name, vi.fn()]));
  const columns = grouped();
  const { el, rerender } = mount(table({ columns, ...callbacks }));
  for (const callback of Object.values(callbacks)) callback.mockClear();
  click(one(el, 'tbody tr:has(b) button'));
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
  // Late callbacks have run when the later search has been reported.
  fill(one(el, 'input[placeholder="Search"]'), 'a');
  await expect.poll(() => callbacks.onSearchChange?.mock.calls.length).toBe(1);
  expect(names.filter((name) => callbacks[name]?.mock.calls.length)).toEqual(['onSearchChange']);
  rerender(table({ columns, ...callbacks, options: { defaultExpanded: () => true } }));
  expect(shown(el)).not.toContain('Dora');
});

proves('A new key also resets the search, page and selection.', async () => {
  const options = { selection: true, pageSize: 2, pageSizeOptions: [2], debounceInterval: 0 };
  const state = (el: ParentNode) => [
    (one(el, 'input[placeholder="Search"]') as HTMLInputElement).value,
    /\d-\d of \d+/.exec(el.textContent ?? '')?.[0],
    all(el, 'input:checked').length,
  ];
  const { el, rerender } = mount(table({ options }, 'first'));
  fill(one(el, 'input[placeholder="Search"]'), 'bonn');
  await expect.poll(() => el.textContent).toContain('of 5');
  press(el, 'Next Page');
  click(one(el, `${bodyRow} input`));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'first'));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'second'));
  expect(state(el)).toEqual(['', '1-2 of 12', 0]);
});

proves(
  'Edit trees row by row, or show a flat list during editing, without parentChildData and with another key.',
  () => {
    const done = async () => undefined;
    const props = {
      data: familyData,
      editable: { onBulkUpdate: done, onRowUpdate: done },
      options: { defaultExpanded: true },
    };
    const { el, rerender } = mount(table({ ...props, parentChildData: underCid }, 'tree'));
    const field = () =>
      all(el, 'tbody input[aria-label="Name"]').map((input) => (input as HTMLInputElement).value);
    click(all(el, 'button[aria-label="Edit"]')[1] as HTMLElement);
    expect(field()).toEqual(['Ann']);
    expect(shown(el)).toEqual(['Cid', 'Dora', 'Bob']);
    press(el, 'Cancel');
    rerender(table(props, 'flat'));
    press(el, 'Edit All');
    expect(field()).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
  },
);

type Proof = () => void | Promise<void>;

/** A proof of each combination, by its two sides. */
const proofs: Record<Structure, Partial<Record<Feature, Proof>>> = {
  grouping: {
    'tree data': () => {
      const { el } = show(['grouping', 'tree data']);
      expect(all(el, 'tbody tr').length).toBeGreaterThan(0);
      expect(new Set(texts(el, 'tbody tr'))).toEqual(new Set(['City:']));
    },
    'detail panels': async () => {
      const { el } = show(['grouping', 'detail panels']);
      await openPanel(el, 'Cid');
      expect(shown(el, 0)).toEqual(groupedWith);
    },
    selection: () => {
      const { el, selected } = withSelection('grouping');
      click(one(groupRow(el, 'Bonn'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid', 'Eve']);
      click(one(rowOfCombination(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid']);
    },
    'row actions': () => {
      const { el } = actsOn('grouping');
      expect(all(groupRow(el, 'Bonn'), 'button[aria-label="Act"]')).toEqual([]);
    },
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('grouping');
      expect([clicked, doubled]).toEqual([['Eve', 'Eve'], []]);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('grouping', 'Edit');
      expect(inputs).toEqual(['Name', 'Age']);
      expect(texts(el, 'tbody tr')[4]).toBe('City: Oslo');
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const { el, inputs } = edit('grouping', 'Add');
      expect(inputs).toEqual(['Name', 'Age']);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = edit('grouping', 'Delete');
      expect(texts(el, 'tbody tr')[3]).toContain('Are you sure');
      await saves(el, 'onRowDelete');
    },
    'bulk editing': () => {
      const { el, inputs } = edit('grouping', 'Edit All');
      expect(inputs).toEqual([]);
      expect(shown(el)).toEqual(groupedWith);
    },
    'cell editing': async () => {
      const { el } = await editCell('grouping');
      expect(all(groupRow(el, 'Bonn'), 'div[style*=dashed]')).toEqual([]);
    },
    filters: async () => {
      const { el } = await filter('grouping');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    search: async () => {
      const { el } = await search('grouping', 'fay');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('grouping', { grouping: true, maxColumnSort: 'all_columns' });
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Ann', 'Bob', 'Fay', 'Dora']);
      sortBy('Name');
      expect(all(el, '[aria-sort]:not([aria-sort="none"])')).toHaveLength(1);
    },
    paging: () => {
      const { el } = show('grouping', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Eve']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('grouping');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Ann41', 'City: Oslo', 'Bob30']);
      await nextPage(el, 'Cid');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Cid25', 'City: Oslo', 'Dora52']);
    },
    export: async () => {
      expect(await exported('grouping', { defaultExpanded: false })).toEqual(groupedWith);
    },
    'columns button': async () => {
      const { el } = await hide('grouping', 'City');
      expect(texts(el, 'th')).toEqual(['Name', 'Age']);
      expect(all(groupRow(el, 'Bonn'), 'b')).toHaveLength(1);
      expect(shown(el)).toEqual(groupedWith);
    },
    'fixed columns': () => expect(fits('grouping')).toBe(false),
    'summary row': () => {
      expect(summaryFits('grouping')).toBe(false);
      expect(summaryFits('grouping', ['city', 'name', 'age'])).toBe(true);
    },
  },
  'tree data': {
    'detail panels': async () => {
      const { el } = show(['tree data', 'detail panels']);
      await openPanel(el, 'Fay');
      await openPanel(el, 'Ann');
      expect(all(rowOfCombination(el, 'Ann'), toggleOfCombination)).toHaveLength(2);
    },
    selection: () => {
      const { el, selected } = withSelection('tree data');
      click(one(rowOfCombination(el, 'Ann'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid', 'Fay']);
      click(one(rowOfCombination(el, 'Fay'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid']);
      for (const [searchText, names] of [
        ['Bob', ['Ann', 'Bob', 'Fay']],
        ['Ann', ['Ann', 'Bob', 'Cid', 'Fay']],
      ] as const) {
        const found = withSelection('tree data', { searchText });
        click(one(rowOfCombination(found.el, 'Ann'), 'input'));
        expect(found.selected()).toEqual(names);
      }
    },
    'row actions': () => void actsOn('tree data'),
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('tree data');
      expect([clicked, doubled]).toEqual([[], ['Eve']]);
      const one = vi.fn();
      const { el } = show('tree data', {}, { onRowClick: one });
      click(rowOfCombination(el, 'Fay'));
      expect(one).toHaveBeenCalledTimes(1);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('tree data', 'Edit');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const added = (parentId?: number) => [...rows, { id: 7, name: 'New', city: 'Rome', age: 1, parentId }];
      const { el, inputs } = edit('tree data', 'Add');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowAdd');
      expect(shown(show('tree data', {}, { data: added() }).el).at(-1)).toBe('New');
      expect(shown(show('tree data', {}, { data: added(6) }).el).indexOf('New')).toBe(3);
    },
    'deleting a row': async () => {
      const { el } = edit('tree data', 'Delete');
      expect(texts(el, 'tbody tr').at(-1)).toContain('Are you sure');
      await saves(el, 'onRowDelete');
      const without = show(
        'tree data',
        { defaultExpanded: false },
        { data: rows.filter(({ id }) => id !== 1) },
      ).el;
      expect(shown(without)).toEqual(['Bob', 'Cid', 'Dora']);
    },
    'bulk editing': () => {
      const { el, inputs } = edit('tree data', 'Edit All');
      expect(inputs).toHaveLength(6);
      expect(all(el, 'tbody tr')).toHaveLength(2);
      press(el, 'Discard all changes');
      expect(shown(el)).toEqual(asTree);
    },
    'cell editing': async () => void (await editCell('tree data')),
    filters: async () => {
      const { el } = await filter('tree data');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
    },
    search: async () => {
      const { el, type } = await search('tree data', 'fay');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
      type('');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid', 'Dora']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('tree data');
      sortBy('Age');
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Bob', 'Fay', 'Dora', 'Eve']);
    },
    paging: () => {
      const { el } = show('tree data', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('tree data');
      expect(all(rowOfCombination(el, 'Ann'), toggleOfCombination)).toHaveLength(1);
      await nextPage(el, 'Cid');
      expect(shown(el)).toEqual(['Cid', 'Dora']);
      expect(all(rowOfCombination(el, 'Dora'), toggleOfCombination)).toHaveLength(0);
    },
    export: async () => {
      expect(await exported('tree data')).toEqual(['Ann', 'Dora']);
      expect(await exported('tree data', { exportAllData: true })).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('tree data', 'City');
      expect(texts(el, 'th')).toEqual(['', 'Name', 'Age']);
      expect(texts(rowOfCombination(el, 'Fay'), 'td')).toEqual(['', 'Fay', '33']);
    },
    'fixed columns': () => expect(fits('tree data')).toBe(false),
    'summary row': () => expect(summaryFits('tree data')).toBe(true),
  },
  'detail panels': {
    selection: async () => {
      const { el, selected } = withSelection('detail panels');
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Eve']);
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row actions': async () => {
      const { el, act } = actsOn('detail panels');
      await openPanel(el, 'Eve');
      act();
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row clicks': async () => {
      const { el } = show(
        'detail panels',
        {},
        { onRowClick: (_event, _row, action) => action?.toggleDetailPanel() },
      );
      click(rowOfCombination(el, 'Eve'));
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'editing a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'button[aria-label="Edit"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Save');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'adding a row': async () => {
      const { el } = edit('detail panels', 'Add');
      expect(all(one(el, 'tbody tr:has(input)'), toggleOfCombination)).toEqual([]);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'button[aria-label="Delete"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Cancel');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'bulk editing': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      press(el, 'Edit All');
      expect(all(el, 'tbody input')).toHaveLength(18);
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Discard all changes');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'cell editing': async () => {
      const { el } = await editCell('detail panels', (table) => openPanel(table, 'Eve'));
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    filters: async () => {
      const { el, type } = await filter('detail panels', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    search: async () => {
      const { el, type } = await search('detail panels', 'fay', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    sorting: async () => {
      const { el, sortBy } = sorted('detail panels');
      await openPanel(el, 'Eve');
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Bob', 'Fay', 'Ann', 'Dora']);
      await expect.poll(() => bodyTexts(el)[1]).toBe('About Eve');
    },
    paging: async () => {
      const { el } = show('detail panels', { paging: true, pageSize: 2, pageSizeOptions: [2] });
      await openPanel(el, 'Bob');
      await nextPage(el, 'Cid');
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Previous Page');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Bob']);
    },
    'remote data': async () => {
      const tableRef = createRef<{ onQueryChange: () => void }>();
      const { el, asked } = await remote('detail panels', { tableRef });
      await openPanel(el, 'Bob');
      tableRef.current?.onQueryChange();
      await expect.poll(() => asked().length).toBe(2);
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect(texts(el, '.panel')).toEqual(['About Bob']);
      await nextPage(el, 'Cid');
      press(el, 'Previous Page');
      await expect.poll(() => shown(el)[0]).toBe('Ann');
      expect(texts(el, '.panel')).toEqual([]);
    },
    export: async () => {
      expect(await exported('detail panels')).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('detail panels', 'City');
      await openPanel(el, 'Eve');
      const cell = one(el, '.panel').closest('td');
      expect(cell?.getBoundingClientRect().width).toBeCloseTo(
        rowOfCombination(el, 'Eve').getBoundingClientRect().width,
        0,
      );
    },
    'fixed columns': () => expect(fits('detail panels')).toBe(false),
    'summary row': () => expect(summaryFits('detail panels')).toBe(true),
  },
};

const pairs = structures.flatMap((a, index) =>
  features
    .filter((b) => a !== b && !structures.slice(0, index).includes(b as Structure))
    .map((b) => `${a} and ${b}`),
);

test('each pair has one cell', () => {
  expect(combinations.map(({ a, b }) => `${a} and ${b}`).sort()).toEqual([...pairs].sort());
  expect(pairs.length).toBeGreaterThan(50);
});

proves('Each result comes from a test of this version.', () => {
  const proved = structures.flatMap((a) => Object.keys(proofs[a]).map((b) => `${a} and ${b}`));
  expect(proved.sort()).toEqual([...pairs].sort());
});

test.each(combinations)('$a and $b, $verdict: $says', async ({ a, b }) => {
  const proof = proofs[a][b];
  if (!proof)
    throw new Error(`Nothing proves ${a} and ${b}. Write the proof into this file, or take the cell out.`);
  await proof();
});

proves('Groups and trees exclude each other, but detail panels work with both.', async () => {
  await proofs.grouping['tree data']?.();
  await proofs.grouping['detail panels']?.();
  await proofs['tree data']['detail panels']?.();
});

type Row = (typeof rows)[number];

/** A feature in a grouped table, and what users do with it. */
interface Use {
  options?: Options<Row>;
  props?: Partial<MaterialTableProps<Row>>;
  act?: (el: HTMLElement) => unknown;
}

const inRow = (selector: string) => (el: HTMLElement) => click(one(rowOfCombination(el, 'Eve'), selector));
const button = (label: string) => `button[aria-label="${label}"]`;

const uses: Record<Feature, Use> = {
  'tree data': { props: { parentChildData: (row, all) => all.find(({ id }) => id === row.parentId) } },
  'detail panels': {
    props: { detailPanel: ({ rowData }) => <p>{rowData.name}</p> },
    act: inRow(toggleOfCombination),
  },
  selection: { options: { selection: true }, act: inRow('input') },
  'row actions': {
    props: { actions: [{ icon: 'x', tooltip: 'Act', onClick: save }] },
    act: inRow(button('Act')),
  },
  'row clicks': {
    props: { onRowClick: save, onRowDoubleClick: save },
    act: (el) => click(rowOfCombination(el, 'Eve')),
  },
  'editing a row': { props: { editable }, act: inRow(button('Edit')) },
  'adding a row': { props: { editable }, act: (el) => press(el, 'Add') },
  'deleting a row': { props: { editable }, act: inRow(button('Delete')) },
  'bulk editing': { props: { editable }, act: (el) => press(el, 'Edit All') },
  'cell editing': {
    props: { cellEditable: { isCellEditable: () => true, onCellEditApproved: save } },
    act: inRow('div[style*=dashed]'),
  },
  filters: {
    options: { filtering: true },
    act: (el) => fill(one(el, 'input[aria-label="filter data by Name"]'), 'fay'),
  },
  search: { act: (el) => fill(one(el, 'input[placeholder="Search"]'), 'fay') },
  sorting: { act: (el) => click(one(el, '[data-testid="mtableheader-sortlabel"]')) },
  paging: {
    options: { paging: true, pageSize: 1, pageSizeOptions: [1] },
    act: (el) => press(el, 'Next Page'),
  },
  'remote data': {
    props: { data: async ({ page }) => ({ data: rows, page, totalCount: rows.length }) },
    act: (el) => expect.poll(() => el.textContent).toContain('Eve'),
  },
  export: {
    options: { exportMenu: [{ label: 'Rows', exportFunc: () => undefined }] },
    act: async (el) => {
      press(el, 'Export');
      await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
      click(one(document, '[role="menuitem"]'));
    },
  },
  'columns button': {
    options: { columnsButton: true },
    act: async (el) => {
      press(el, 'Show Columns');
      await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
      click(all(document, '[role="menu"] input')[1] as HTMLElement);
    },
  },
  'fixed columns': { options: { fixedColumns: { left: 1 } } },
  'summary row': { props: { renderSummaryRow: ({ index }) => `Sum ${index}` } },
};

/** What a table grouped by the city, or by the city and the age, throws. */
async function thrownWith({ options, props, act }: Use, levels: 1 | 2): Promise<string[]> {
  const age = levels === 2 ? { defaultGroupOrder: 1 } : {};
  const own = columns({ city: { defaultGroupOrder: 0 }, age }) as never;
  const table = tableOf('grouping', options, { columns: own, ...props });
  const said = await saidBy(table, act ? { act } : {});
  return [...new Set(said.match(/reading '\w+'|^\w*Error: .*/gm))];
}

test('a table with two group levels crashes only where the overview says so', async () => {
  for (const { b, verdict, says } of combinations.filter(({ a }) => a === 'grouping')) {
    const crashes = says.endsWith('With two group levels, the table crashes.');
    expect(await thrownWith(uses[b], 1), `${b} with one level`).toEqual([]);
    expect((await thrownWith(uses[b], 2)).length > 0, `${b} with two levels`).toBe(crashes);
    if (crashes) expect(verdict).not.toBe('yes');
  }
});

proves('With two group levels, Edit and Delete crash the table.', async () => {
  const thrown = async (feature: Feature) => (await thrownWith(uses[feature], 2)).join();
  expect(await thrown('editing a row')).toContain("reading 'dateTimePickerLocalization'");
  expect(await thrown('deleting a row')).toContain("reading 'deleteText'");
});

proves(
  [
    'The children are nested, such as in row.children. data must be a flat array.',
    "parentChildData returns a copy of the parent, or doesn't find it: is the id of the same type?",
    'The children were pushed into the array you had passed.',
  ],
  () => {
    const child = node(2, 'child', { parentId: 1 });
    const arrows = (data: PersonNode[]) => {
      const { el } = mount(treeOf(data));
      return [shown(el).join(), all(el, `${bodyRow} button`).length];
    };
    expect(arrows([node(1, 'root'), child])).toEqual(['root,child', 1]);
    expect(arrows([node(1, 'root', { children: [child] })])).toEqual(['root', 0]);
    expect(arrows([node(1, 'root'), node(2, 'child', { parentId: '1' })])[1]).toBe(0);
    const data = [node(1, 'root')];
    const pushed = mount(treeOf(data));
    data.push(child);
    pushed.rerender(treeOf(data));
    expect(shown(pushed.el)).toEqual(['root']);
    const first = [node(1, 'root')];
    const { el, rerender } = mount(treeOf(first));
    rerender(treeOf([...first, child]));
    expect(shown(el)).toEqual(['root', 'child']);
  },
);

proves('The arrow of a tree is always first.', () => {
  const parentChildData = (row: Person, rows: Person[]) => (row.id === 2 ? rows[0] : undefined);
  for (const own of [{}, { detailPanelColumnAlignment: 'right' as const }, { actionsColumnIndex: -1 }]) {
    const { el, unmount } = mountTable(own, { parentChildData });
    expect(one(el, bodyRow).firstElementChild?.querySelector('button')).not.toBeNull();
    unmount();
  }
});

const groupedByCity = (city: object = {}) => columns({ city: { defaultGroupOrder: 0, ...city } });

proves(
  "To open groups by default, set defaultExpanded to true, or to a function of the group's first row.",
  () => {
    const open = (defaultExpanded?: boolean | ((row: Person) => boolean)) =>
      shown(mountTable({ paging: false, defaultExpanded }, { columns: groupedByCity() }).el).length;
    expect([
      open(),
      open(true),
      open(({ name }) => name === 'Eve'),
      open(({ name }) => name === 'Hal'),
    ]).toEqual([0, 12, 3, 0]);
  },
);

proves(
  [
    'There is no option for this, but groupTitle receives the group with its rows',
    '({ data }) => data.reduce((sum, row) => sum + row.price, 0)',
  ],
  () => {
    const groupTitle = ({ data }: { data: { age: number }[] }) => data.reduce((sum, row) => sum + row.age, 0);
    const { el } = mountTable({}, { columns: groupedByCity({ groupTitle }) });
    expect(texts(el, 'tbody tr:has(b)')).toEqual(['140: Bonn', '124: Oslo', '160: Rome']);
  },
);

proves(
  [
    'For groups, a and b are values without rows. To sort by size, count your rows first, and return counts[a] - counts[b].',
  ],
  () => {
    const data = people.slice(0, 7);
    const counts: Record<string, number> = {};
    for (const { city } of data) counts[city] = (counts[city] ?? 0) + 1;
    const seen: unknown[] = [];
    const customSort = (a: unknown, b: unknown, type: string) => {
      if (type !== 'group') return 0;
      seen.push(a, b);
      return (counts[String(a)] ?? 0) - (counts[String(b)] ?? 0);
    };
    const own = columns({ city: { defaultGroupOrder: 0, customSort: customSort as never } });
    expect(groups(mountTable({}, { data, columns: own }).el)).toEqual([
      'City: Rome',
      'City: Bonn',
      'City: Oslo',
    ]);
    expect([...new Set(seen)].sort()).toEqual(['Bonn', 'Oslo', 'Rome']);
  },
);

proves("Group rows don't call render. They show the value, or the result of groupRender.", () => {
  const grouped = (city: Partial<Column<Person>>) =>
    groups(mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, ...city } }) }).el)[0];
  const render = (row: Person) => `in ${row.city}`;
  expect(grouped({ render })).toBe('City: Bonn');
  expect(grouped({ render, groupRender: (value) => `at ${String(value)}` })).toBe('City: at Bonn');
});

proves(
  "The column has 42 px for each panel. To make it narrower, set detailPanelColumnStyle: { width: 30 }, and shrink the button with sx={{ '& td .MuiIconButton-root': { p: 0 } }}.",
  () => {
    const panel = () => ({ render: () => 'x' });
    const cellOf = (options: object, sx: object, detailPanel: unknown = () => 'x') => {
      const { el } = mountTable(options, { sx: sx as never, detailPanel: detailPanel as never });
      const cell = one(el, `tbody button[aria-label="${toggleButton}"]`).closest('td');
      if (!cell) throw new Error('the arrow has no cell');
      return cell;
    };
    expect(cellOf({}, {}).style.width).toBe('42px');
    expect(one(cellOf({}, {}, [panel, panel]), 'div').style.width).toBe('84px');
    const narrow = { detailPanelColumnStyle: { width: 30 } };
    const small = { '& td .MuiIconButton-root': { p: 0 } };
    const widthOf = (cell: HTMLElement) => Math.round(cell.getBoundingClientRect().width);
    expect(widthOf(cellOf(narrow, {}))).toBeGreaterThan(30);
    expect(widthOf(cellOf(narrow, small))).toBeLessThanOrEqual(30);
  },
);

proves('icon and tooltip can also depend on the row.', () => {
  const Icon = (name: string) => () => <svg data-icon={name} />;
  const { el } = mountTable(
    {},
    {
      data: people.slice(0, 2),
      detailPanel: [(row) => ({ icon: Icon(row.name) as never, tooltip: row.city, render: () => row.name })],
    },
  );
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  expect(all(el, '[data-icon]').map((icon) => icon.dataset.icon)).toEqual(['Cid', 'Ann']);
});

proves(
  "With tableLayout: 'fixed', the column has no width, and the arrow of a panel or tree row covers text. Set sx={{ '& th:first-of-type': { width: 42 } }}.",
  () => {
    const covered = (props: object, more: object = {}) => {
      const { el } = mountTable({ tableLayout: 'fixed' }, { ...props, ...more });
      const button = one(el, `tbody button[aria-label="${toggleButton}"]`).getBoundingClientRect();
      const cell = one(el, '[data-testid="mtablecell"]');
      const text = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      return button.right > text;
    };
    const parentChildData = ({ id }: Person, rows: Person[]) => rows.find((row) => row.id === id - 1);
    const sx = { '& th:first-of-type': { width: 42 } };
    for (const props of [{ detailPanel: () => 'x' }, { parentChildData }]) {
      expect(covered(props)).toBe(true);
      expect(covered(props, { sx })).toBe(false);
    }
  },
);

proves(
  [
    'is called for each panel that opens or closes',
    'find the rows of tableRef.current.dataManager.data whose tableData.showDetailPanel is set',
  ],
  () => {
    const tableRef = createRef<TableWithData>();
    const said: string[] = [];
    const { el } = mountTable(
      {},
      {
        detailPanel: () => 'panel',
        tableRef,
        onTreeExpandChange: () => {},
        onDetailPanelChange: ({ name }, state) => said.push(`${name} ${state}`),
      },
    );
    const open = () =>
      tableRef.current?.dataManager.data
        .filter(({ tableData }) => tableData?.showDetailPanel)
        .map(({ name }) => name);
    const second = () => click(all(el, `${bodyRow} button`)[1] as HTMLElement);
    expect(open()).toEqual([]);
    second();
    expect(open()).toEqual([people[1]?.name]);
    second();
    expect(open()).toEqual([]);
    expect(said).toEqual([`${people[1]?.name} open`, `${people[1]?.name} closed`]);
  },
);

/** What the types lack of the table behind `tableRef`. */
interface TableWithData {
  dataManager: { data: (Person & { tableData?: { showDetailPanel?: unknown } })[] };
}
