import MaterialTable, { type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { groups, all, one } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
import RoomsByFloor from '../../../demos/group/override.row';
import { click } from '../../../tests/claims/hands';

proves(
  [
    'A title that is an element is shown as that element.',
    'If the values are objects, the table compares them as text, so all rows fall into one group.',
    'With a groupRender, its row can show [object Object]. Without one, it crashes with "Objects are not valid as a React child".',
    "Group by a string inside the object instead, such as field: 'team.name'.",
  ],
  async () => {
    const title = <i>Town</i>;
    const { el } = mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, title } }) });
    expect(groups(el)[0]).toBe('Town: Bonn');
    const data = [
      { id: 1, name: 'Ann', team: { name: 'Red' } },
      { id: 2, name: 'Bob', team: { name: 'Blue' } },
    ];
    const table = (column: Column<(typeof data)[number]>) => (
      <MaterialTable
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'Team', defaultGroupOrder: 0, ...column },
        ]}
        data={data}
      />
    );
    const shownGroups = (column: Parameters<typeof table>[0]) => groups(mount(table(column)).el);
    expect(shownGroups({ field: 'team', groupRender: (text) => `${text}` })).toEqual([
      'Team: [object Object]',
    ]);
    expect(shownGroups({ field: 'team.name' })).toEqual(['Team: Blue', 'Team: Red']);
    const said = await saidBy(table({ field: 'team', render: () => 'Red' }));
    expect(said).toContain('Objects are not valid as a React child');
  },
);

proves(
  [
    "A component in components.GroupRow receives the group as groupData. It renders the group's row and, while the group is expanded, the rows inside it",
  ],
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { el } = mount(<RoomsByFloor />);
    await expect.poll(() => all(el, 'tbody button[aria-expanded]').length).toBe(2);
    expect(el.textContent).not.toContain('Elm');
    click(one(el, 'tbody button[aria-expanded]'));
    expect(el.textContent).toContain('Elm');
    expect(error.mock.calls).toEqual([]);
  },
);
