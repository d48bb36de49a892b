import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Avatar, Box, Stack } from '@mui/material';
import { useMemo } from 'react';
import { team, type Member } from '../_team';

const options: Options<Member> = { paging: false };

export default function AvatarsAndTwoLines() {
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        title: 'Person',
        field: 'name',
        render: (member) => <PersonCell {...member} />,
        // By default, the search covers only the field, so include the second line.
        customFilterAndSearch: (text: string, { name, email }) =>
          `${name} ${email}`.toLowerCase().includes(text.toLowerCase()),
      },
      { title: 'Role', field: 'role' },
    ],
    [],
  );
  return <MaterialTable title="Team" columns={columns} data={team} options={options} />;
}

function PersonCell({ name, email }: Member) {
  const initials = name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Avatar
        aria-hidden
        sx={{ width: 36, height: 36, fontSize: 14, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {initials}
      </Avatar>
      <div>
        <div>{name}</div>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{email}</Box>
      </div>
    </Stack>
  );
}
