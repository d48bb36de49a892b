import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import {
  team,
  type Member,
} from '../../../demos/_rows/team';

const options: Options<Member> = {
  paging: false,
  search: false,
};

export default function StatusDots() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Status',
        field: 'status',
        lookup: {
          available: 'Available',
          busy: 'In a meeting',
          away: 'Away',
        },
        render: ({ status }) => <Status status={status} />,
        customSort: (a, b) =>
          order.indexOf(a.status) - order.indexOf(b.status),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Who is there?"
      columns={columns}
      data={team}
      options={options}
    />
  );
}

function Status({ status }: Pick<Member, 'status'>) {
  const { color, text } = looks[status];
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box
        component="span"
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: color,
        }}
      />
      {text}
    </Box>
  );
}

const looks = {
  available: { color: 'success.main', text: 'Available' },
  busy: { color: 'error.main', text: 'In a meeting' },
  away: { color: 'text.disabled', text: 'Away' },
};
const order = Object.keys(looks);
