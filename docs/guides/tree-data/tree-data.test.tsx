import { proves, mount } from '../../../tests/claims/claim';
import IndentedTree from './tree';
import { expect, vi, test } from 'vitest';
import { shown, one, all, bodyRow, toggle as toggleButton, titles } from '../../../tests/claims/read';
import { pressText, click, press, fill } from '../../../tests/claims/hands';
import { node, type PersonNode, treeOf } from '../../../tests/claims/tree';
import MaterialTable, { type MaterialTableProps, type Column } from '@material-table/core';
import { columns, type Person, columns as ofPeople, people, mountTable } from '../../../tests/claims/table';
import { rows } from '../grouping/_combinations.table';
import { createRef } from 'react';
import { visit, textsOf } from '../../../tests/claims/visit';
import Basic from '../../../demos/tree-data/basic';
import type { Locator } from 'vitest/browser';

/** The texts of a column of the rows that are visible. */
const texts = (demo: Locator, column: number) =>
  textsOf(demo.getByTestId('mtablebodyrow').byCss(`td:nth-child(${column})`)).map((text) => text.trim());

const toggle = 'button[aria-label="Detail panel visibility toggle"]';

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

const nodeColumns = (): Column<ArrangedNode>[] => [{ title: 'Name', field: 'name' }];

interface Task {
  id: number;
  parentId?: number;
  hours: number;
}

const sticky = { position: 'sticky', insetInlineStart: 0, background: 'white' } as const;

const own = columns({
  name: { width: 100, headerStyle: sticky, cellStyle: sticky },
  city: { width: 300 },
  age: { width: 300 },
});

interface KeyedNode {
  key: string;
  id?: number;
  name: string;
  parent?: string;
}

const nameColumn = () => [{ title: 'Name', field: 'name' }];

const parentByKey = (row: KeyedNode, rows: KeyedNode[]) => rows.find(({ key }) => key === row.parent);

type Props = Partial<MaterialTableProps<Person>>;

const underCid: Props['parentChildData'] = (row, rows) =>
  rows.find(({ id }) => id === 1 && [2, 3].includes(row.id));

const familyData = people.slice(0, 4);

function table(props: Props, key?: string) {
  return <MaterialTable key={key} columns={props.columns ?? ofPeople()} data={people} {...props} />;
}

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

proves(
  ['If you search for "Graz", the branch that leads to it opens, and the other branches are hidden.'],
  async () => {
    const demo = visit(<Basic />);
    await demo.getByPlaceholder('Search').fill('Graz');
    await expect.poll(() => texts(demo, 2)).toEqual(['Austria', 'Styria', 'Graz']);
    await demo.getByPlaceholder('Search').fill('');
    await expect
      .poll(() => texts(demo, 2))
      .toEqual(['Austria', 'Styria', 'Graz', 'Leoben', 'Tyrol', 'Switzerland']);
  },
);

test('sorting works within each level', async () => {
  const demo = visit(<Basic />);
  await demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Population' }).click();
  await expect.poll(() => texts(demo, 2)).toEqual(['Switzerland', 'Bern', 'Austria', 'Tyrol', 'Styria']);
});

proves(
  [
    'Parents and children have the same columns.',
    'The arrow has its own narrow column, which is always the first and has no header.',
  ],
  () => {
    const data = [
      node(1, 'Left', { city: 'Bonn' }),
      node(2, 'Emma', { city: 'Oslo', parentId: 1 }),
      node(3, 'Alien', { city: 'Rome', parentId: 1 }),
    ];
    const options = { filtering: false, selection: false };
    const { el } = mount(<div style={{ width: 900 }}>{treeOf(data, options)}</div>);
    expect(titles(el)).toEqual(['', 'Name', 'City']);
    expect(all(el, 'th')[0]?.offsetWidth).toBeLessThan(60);
    const cells = all(el, bodyRow).map((row) => all(row, 'td').map(({ innerText }) => innerText.trim()));
    expect(cells).toEqual([
      ['', 'Left', 'Bonn'],
      ['', 'Emma', 'Oslo'],
      ['', 'Alien', 'Rome'],
    ]);
    expect(all(el, `${bodyRow} td:first-child button`).length).toBeGreaterThan(0);
  },
);

proves('After a filter is cleared, all children are back.', async () => {
  const { el } = mount(
    treeOf([node(1, 'root'), node(2, 'child', { parentId: 1 }), node(3, 'sister', { parentId: 1 })]),
  );
  expect(shown(el)).toEqual(['root', 'child', 'sister']);
  const filter = one(el, '[aria-label="filter data by Name"]') as HTMLInputElement;
  fill(filter, 'sis');
  await expect.poll(() => shown(el)).toEqual(['root', 'sister']);
  fill(filter, '');
  await expect.poll(() => shown(el)).toEqual(['root', 'child', 'sister']);
});

proves('With a data function, selecting a parent selects its children on this page.', async () => {
  const rows = [node(1, 'root'), node(2, 'child', { parentId: 1 })];
  const load = async () => ({ data: rows, page: 0, totalCount: 3 });
  const { el } = mount(treeOf(load, { paging: true }));
  await expect.poll(() => shown(el)).toEqual(['root', 'child']);
  click(one(el, `${bodyRow} input`));
  expect(all(el, `${bodyRow} input:checked`)).toHaveLength(2);
});
