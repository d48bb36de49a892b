import MaterialTable, { type Column } from '@material-table/core';
import { expect } from 'vitest';
import { mount, proves } from '../../../tests/claims/claim';
import { groups } from '../../../tests/claims/read';
import { columns, mountTable } from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';

proves(
  [
    "If the column's title is an element, they show that element.",
    'If the values are objects, all rows fall into one group, because the table compares the objects as text.',
    'With a groupRender, its row can show [object Object].',
    'Without it, the row crashes with "Objects are not valid as a React child".',
    "Group rows don't call render",
    "Group by a string inside the object, such as field: 'team.name'.",
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
