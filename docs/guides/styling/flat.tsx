import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import type { SxProps } from '@mui/material';
import { useMemo } from 'react';
import { team, type Member } from '../_team';

const noLines: SxProps = {
  '& td': { borderBottom: 'none' },
  '& th': {
    borderBottom: '2px solid',
    borderColor: 'text.primary',
  },
};

const options: Options<Member> = {
  paging: false,
  toolbar: false,
  padding: 'dense',
};

export default function FlatTable() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
      { title: 'Email', field: 'email' },
    ],
    [],
  );
  return (
    <MaterialTable
      columns={columns}
      data={team}
      options={options}
      sx={noLines}
      style={{
        boxShadow: 'none',
        background: 'transparent',
      }}
    />
  );
}
