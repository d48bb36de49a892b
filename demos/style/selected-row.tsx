import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { PersonName } from '../_rows/person-name';
import { Status } from '../_rows/status';
import {
  statusColors,
  team,
  type Member,
} from '../_rows/team';

export default function ClickedRow() {
  const [selectedId, setSelectedId] = useState<
    number | undefined
  >(2);
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        render: ({ name }) => <PersonName name={name} />,
      },
      { title: 'Role', field: 'role' },
      {
        title: 'Status',
        field: 'status',
        render: ({ status }) => (
          <Status color={statusColors[status]}>
            {status}
          </Status>
        ),
      },
    ],
    [],
  );
  const selected = team.find(({ id }) => id === selectedId);
  return (
    <MaterialTable
      title={
        selected
          ? `Team: ${selected.name}`
          : 'Team: click someone'
      }
      columns={columns}
      data={team}
      onRowClick={(_event, row) =>
        setSelectedId(
          row?.id === selectedId ? undefined : row?.id,
        )
      }
      options={{
        rowStyle: (row) =>
          row.id === selectedId ? selectedStyle : {},
        search: false,
        paging: false,
      }}
    />
  );
}

const selectedStyle = {
  backgroundColor:
    'color-mix(in srgb, var(--mui-palette-primary-main, #1565c0) 18%, transparent)',
  boxShadow:
    'inset 4px 0 var(--mui-palette-primary-main, #1565c0)',
  // Visible only with forced colors,
  // which remove the other two styles.
  outline: '2px solid transparent',
  outlineOffset: -2,
};
