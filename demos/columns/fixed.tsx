import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useTheme } from '@mui/material/styles';
import { useMemo, type CSSProperties } from 'react';
import { PersonName } from '../_rows/person-name';
import { Status } from '../_rows/status';
import {
  statusColors,
  team,
  type Member,
} from '../_rows/team';

export default function StickyColumns() {
  const theme = useTheme();
  const { paper } = (theme.vars ?? theme).palette
    .background;
  const columns = useMemo<Column<Member>[]>(() => {
    // --Paper-overlay lightens MUI surfaces in dark mode;
    // without it, cells would be darker than the table.
    const sticky: CSSProperties = {
      position: 'sticky',
      zIndex: 1,
      whiteSpace: 'nowrap',
      backgroundColor: paper,
      backgroundImage: 'var(--Paper-overlay)',
    };
    const left: CSSProperties = {
      ...sticky,
      insetInlineStart: 0,
    };
    const right: CSSProperties = {
      ...sticky,
      insetInlineEnd: 0,
    };
    // Above the header cells, which have z-index 10.
    const above: CSSProperties = { zIndex: 11 };
    return [
      {
        title: 'Name',
        field: 'name',
        render: ({ name }) => <PersonName name={name} />,
        cellStyle: left,
        headerStyle: { ...left, ...above },
      },
      {
        title: 'Role',
        field: 'role',
        cellStyle: { minWidth: 180 },
      },
      {
        title: 'Email',
        field: 'email',
        cellStyle: { minWidth: 220 },
      },
      {
        title: 'Address',
        field: 'address',
        cellStyle: { minWidth: 320 },
      },
      {
        title: 'Languages',
        field: 'languages',
        render: ({ languages }) => languages.join(', '),
        cellStyle: { minWidth: 280 },
      },
      {
        title: 'Status',
        field: 'status',
        render: ({ status }) => (
          <Status color={statusColors[status]}>
            {status}
          </Status>
        ),
        cellStyle: right,
        headerStyle: { ...right, ...above },
      },
    ];
  }, [paper]);
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={{
        paging: false,
        search: false,
        draggable: false,
      }}
    />
  );
}
