import MaterialTable from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { people, type Person } from '../../tests/claims/table';

type Node = Person & { parentId?: number };
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

proves('After a filter is cleared, all children are back.', async () => {
  const { el } = mount(
    tree([node(1, 'root'), node(2, 'child', { parentId: 1 }), node(3, 'sister', { parentId: 1 })]),
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
  const { el } = mount(
    <MaterialTable
      columns={columns()}
      data={load}
      parentChildData={byId}
      options={{ ...options, paging: true }}
    />,
  );
  await expect.poll(() => shown(el)).toEqual(['root', 'child']);
  click(one(el, `${bodyRow} input`));
  expect(all(el, `${bodyRow} input:checked`)).toHaveLength(2);
});
