import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';
import { Status } from '../_rows/status';
import {
  statusColors,
  team,
  type Member,
} from '../_rows/team';

export default function TeamToGroup() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        grouping: false,
        render: ({ name }) => <PersonName name={name} />,
      },
      {
        title: 'Status',
        field: 'status',
        defaultGroupOrder: 0,
        render: ({ status }) => (
          <Status color={statusColors[status]}>
            {status}
          </Status>
        ),
      },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={{
        grouping: true,
        defaultExpanded: ({ status }) =>
          status === 'available',
        search: false,
        paging: false,
      }}
    />
  );
}
