import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { mountTable, people, type Person } from '../../tests/claims/table';

type Node = Person & { parentId?: number | string; children?: Node[] };
const node = (id: number, name: string, rest: Partial<Node> = {}): Node => ({
  ...(people[0] as Person),
  id,
  name,
  ...rest,
});
const options = {
  defaultExpanded: true,
  paging: false,
  filtering: true,
  debounceInterval: 0,
  selection: true,
};
const columns = () => [
  { title: 'Name', field: 'name' },
  { title: 'City', field: 'city' },
];
const byId = (row: Node, rows: Node[]) => rows.find(({ id }) => id === row.parentId);
const tree = (data: Node[]) => (
  <MaterialTable columns={columns()} data={data} parentChildData={byId} options={options} />
);

proves(
  [
    'The children are nested, such as in row.children. data must be a flat array.',
    "parentChildData returns a copy of the parent, or doesn't find it: is the id of the same type?",
    'The children were pushed into the array you had passed.',
  ],
  () => {
    const child = node(2, 'child', { parentId: 1 });
    const arrows = (data: Node[]) => {
      const { el } = mount(tree(data));
      return [shown(el).join(), all(el, `${bodyRow} button`).length];
    };
    expect(arrows([node(1, 'root'), child])).toEqual(['root,child', 1]);
    expect(arrows([node(1, 'root', { children: [child] })])).toEqual(['root', 0]);
    expect(arrows([node(1, 'root'), node(2, 'child', { parentId: '1' })])[1]).toBe(0);
    const data = [node(1, 'root')];
    const pushed = mount(tree(data));
    data.push(child);
    pushed.rerender(tree(data));
    expect(shown(pushed.el)).toEqual(['root']);
    const first = [node(1, 'root')];
    const { el, rerender } = mount(tree(first));
    rerender(tree([...first, child]));
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
