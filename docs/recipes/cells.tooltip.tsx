import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Tooltip } from '@mui/material';
import { useMemo } from 'react';
import { team, type Member } from './_a-team';

const options: Options<Member> = { paging: false, search: false };

export default function TooltipsOnCells() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        tooltip: 'Point at a name to read about the person',
        render: ({ name, about }) => (
          // The span takes the ref that a tooltip needs, and the focus, so that the keyboard reaches it.
          <Tooltip title={about} describeChild>
            <span tabIndex={0}>{name}</span>
          </Tooltip>
        ),
      },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  return <MaterialTable title="Team" columns={columns} data={team} options={options} />;
}
