import MaterialTable, { type Column, type MaterialTableProps } from '@material-table/core';
import { createRef } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { click, press, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, one, shown, titles } from '../../../tests/claims/read';
import { node, treeOf, type PersonNode } from '../../../tests/claims/tree';
import IndentedTree from './tree';

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
const nameColumns: Column<Node>[] = [{ title: 'Name', field: 'name' }];

/** A tree whose branches are closed. */
const tree = (data: Node[], props: Partial<MaterialTableProps<Node>> = {}, key?: string) => (
  <MaterialTable
    key={key}
    columns={nameColumns}
    data={data}
    parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
    {...props}
  />
);
const open = { options: { defaultExpanded: true } };

proves(
  [
    'To show rows as a tree, pass a flat array as data and a parentChildData function that finds the parent of each row.',
    'each row with children has an arrow that opens it',
    'By default, all rows are closed. To open all rows initially, set defaultExpanded to true.',
    'set it to a function that returns true for them, or pass these rows with tableData: { isTreeExpanded: true }',
    "change the table's key together with defaultExpanded",
    'A row without children has no arrow',
    'Only the arrow moves, by 9 px per level. The text of every level starts at the same position.',
  ],
  () => {
    const { el, rerender } = mount(tree(nodes));
    expect(shown(el)).toEqual(['Root', 'Other']);
    click(one(rowOf(el, 'Root'), toggle));
    expect(shown(el)).toEqual(['Root', 'Branch', 'Other']);
    rerender(tree(nodes, open));
    expect(shown(el)).toHaveLength(3);
    rerender(tree(nodes, open, 'open'));
    expect(shown(el)).toEqual(['Root', 'Branch', 'Leaf', 'Other', 'Child']);
    expect(all(rowOf(el, 'Leaf'), toggle)).toEqual([]);
    const arrows = ['Root', 'Branch'].map((name) => one(rowOf(el, name), toggle).style.marginLeft);
    expect(arrows.map(Number.parseFloat)).toEqual([0, 9]);
    const lefts = all(el, `${bodyRow} td:last-child`).map((cell) => cell.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(1);

    const marked = nodes.map((row) => (row.id === 1 ? { ...row, tableData: { isTreeExpanded: true } } : row));
    expect(shown(mount(tree(marked)).el)).toEqual(['Root', 'Branch', 'Other']);
    const options = { defaultExpanded: (row: Node) => row.id === 4 };
    expect(shown(mount(tree(nodes, { options })).el)).toEqual(['Root', 'Other', 'Child']);
  },
);

proves(
  [
    "call onTreeExpandChanged of tableRef.current with row.tableData.path and the table's own copy of the row.",
    'For root rows, you find this copy in the list treefiedData of tableRef.current.dataManager.',
    'replace the placeholder with them in a new array, as Norway does in the demo above',
    'If rows have ids, the row stays open when the children arrive.',
    'There, row.tableData.path has one entry per level',
    'The demo above indents each level by 24 px.',
  ],
  async () => {
    const { el } = mount(<IndentedTree />);
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
  [
    'An open branch then stays open and shows the new child.',
    'Without ids, all rows close.',
    'Also remove its children from the data. Otherwise, they become root rows.',
  ],
  () => {
    type Named = { id?: number; name: string; parent?: string };
    const table = (data: Named[]) => (
      <MaterialTable
        columns={[{ title: 'Name', field: 'name' }]}
        data={data}
        parentChildData={(row, rows) => rows.find(({ name }) => name === row.parent)}
      />
    );
    for (const hasIds of [true, false]) {
      const data = ['root', 'child', 'sister'].map((name, index) => ({
        name,
        ...(index > 0 && { parent: 'root' }),
        ...(hasIds && { id: index }),
      }));
      const { el, rerender } = mount(table(data.slice(0, 2)));
      click(one(el, toggle));
      expect(shown(el)).toEqual(['root', 'child']);
      rerender(table(data));
      expect(shown(el)).toEqual(hasIds ? ['root', 'child', 'sister'] : ['root']);
      rerender(table(data.slice(1)));
      expect(shown(el)).toEqual(['child', 'sister']);
    }
  },
);

proves("The row that onRowClick receives is the table's own copy, so pass it to the same method.", () => {
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
  for (const name of ['Root', 'Branch']) click(rowOf(el, name));
  expect(shown(el)).toEqual(['Root', 'Branch', 'Leaf', 'Other']);
  click(rowOf(el, 'Root'));
  expect(shown(el)).toEqual(['Root', 'Other']);
});

proves(
  [
    'Edit All opens only the roots and hides the child rows until editing ends.',
    'Edit row by row, or show a flat list meanwhile, without parentChildData and with another key.',
  ],
  () => {
    const done = async () => undefined;
    const props = { editable: { onBulkUpdate: done, onRowUpdate: done }, ...open };
    const { el, rerender } = mount(tree(nodes, props));
    const fields = () => all(el, 'tbody input').map((input) => (input as HTMLInputElement).value);
    click(one(rowOf(el, 'Leaf'), 'button[aria-label="Edit"]'));
    expect(fields()).toEqual(['Leaf']);
    press(el, 'Cancel');
    press(el, 'Edit All');
    expect(fields()).toEqual(['Root', 'Other']);
    expect(el.textContent).not.toContain('Leaf');
    rerender(<MaterialTable key="flat" columns={nameColumns} data={nodes} {...props} />);
    press(el, 'Edit All');
    expect(fields()).toHaveLength(5);
  },
);

proves(
  [
    'The children are nested in a property of the parent, such as row.children, but data must be a flat array.',
    "The function doesn't find the parent, for example because one id is a number and the other one a string.",
    'Or the children were pushed into the array that you had passed, instead of into a new array.',
    'Return the object from rows itself, because a copy gets no children.',
  ],
  () => {
    const root = node(1, 'root');
    const child = node(2, 'child', { parentId: 1 });
    const arrows = (data: PersonNode[]) => {
      const { el } = mount(treeOf(data));
      return [shown(el).join(), all(el, `${bodyRow} button`).length];
    };
    expect(arrows([root, child])).toEqual(['root,child', 1]);
    expect(arrows([node(1, 'root', { children: [child] })])).toEqual(['root', 0]);
    expect(arrows([root, node(2, 'child', { parentId: '1' })])[1]).toBe(0);
    const copies = (row: Node, rows: Node[]) => ({ ...rows.find(({ id }) => id === row.parentId) }) as Node;
    expect(all(mount(tree(nodes, { parentChildData: copies })).el, toggle)).toEqual([]);
    for (const isNew of [false, true]) {
      const data = [node(1, 'root')];
      const { el, rerender } = mount(treeOf(data));
      const next = isNew ? [...data] : data;
      next.push(child);
      rerender(treeOf(next));
      expect(shown(el)).toEqual(isNew ? ['root', 'child'] : ['root']);
    }
  },
);

const family = [node(1, 'root'), node(2, 'child', { parentId: 1 }), node(3, 'sister', { parentId: 1 })];

proves(
  [
    'Parents and children have the same columns.',
    'No, it is always first and has no header.',
    'No, each is named "Detail panel visibility toggle".',
  ],
  () => {
    for (const options of [
      {},
      { detailPanelColumnAlignment: 'right' as const },
      { actionsColumnIndex: -1 },
    ]) {
      const { el } = mount(treeOf(family, { filtering: false, selection: false, ...options }));
      expect(titles(el)).toEqual(['', 'Name', 'City']);
      expect(all(el, bodyRow).map(({ children }) => children.length)).toEqual([3, 3, 3]);
      expect(all(el, `${bodyRow} td:first-child ${toggle}`)).toHaveLength(1);
    }
  },
);
