import MaterialTable, { type Column, type Options } from '@material-table/core';
import type { SxProps } from '@mui/material';
import { useMemo } from 'react';
import { team, type Member } from '../_rows/team';

const zebra: SxProps = { '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' } };

const options: Options<Member> = { paging: false, search: false, padding: 'dense' };

export default function ZebraStripes() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  return <MaterialTable title="Team" columns={columns} data={team} options={options} sx={zebra} />;
}
