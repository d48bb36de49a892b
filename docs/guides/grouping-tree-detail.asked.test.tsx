import MaterialTable from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { press, shown } from '../../tests/claims/table';

interface Node {
  key: string;
  id?: number;
  name: string;
  parent?: string;
}
const columns = () => [{ title: 'Name', field: 'name' }];
const parentOf = (row: Node, rows: Node[]) => rows.find(({ key }) => key === row.parent);
const toggle = 'Detail panel visibility toggle';

proves(
  [
    'an open branch then stays open with each new array, and shows the new child',
    'Without ids all branches close.',
  ],
  () => {
    for (const hasIds of [true, false]) {
      const node = (key: string, parent?: string): Node => ({
        key,
        name: key,
        parent,
        ...(hasIds && { id: key.charCodeAt(0) }),
      });
      const before = [node('a'), node('b', 'a')];
      const made = columns();
      const table = (rows: Node[]) => <MaterialTable columns={made} data={rows} parentChildData={parentOf} />;
      const { el, rerender } = mount(table(before));
      press(el, toggle);
      expect(shown(el)).toEqual(['a', 'b']);
      rerender(table([...before, node('c', 'a')]));
      expect(shown(el)).toEqual(hasIds ? ['a', 'b', 'c'] : ['a']);
    }
  },
);

proves(
  [
    'gets the row and true or false after each click on an arrow',
    "It isn't called for rows that are open from the start.",
  ],
  async () => {
    const onTreeExpandChange = vi.fn();
    const rows: Node[] = [
      { id: 1, key: 'a', name: 'a' },
      { id: 2, key: 'b', name: 'b', parent: 'a' },
    ];
    const { el } = mount(
      <MaterialTable
        columns={columns()}
        data={rows}
        parentChildData={parentOf}
        onTreeExpandChange={onTreeExpandChange}
        options={{ defaultExpanded: true }}
      />,
    );
    expect(shown(el)).toEqual(['a', 'b']);
    press(el, toggle);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(false);
    press(el, toggle);
    await expect.poll(() => onTreeExpandChange.mock.lastCall?.[1] as boolean).toBe(true);
    expect(onTreeExpandChange).toHaveBeenCalledTimes(2);
    expect(onTreeExpandChange.mock.lastCall?.[0]).toMatchObject({ id: 1 });
  },
);
