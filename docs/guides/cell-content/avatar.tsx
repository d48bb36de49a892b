import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
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
        // By default, the search covers only the
        // field, so include the second line.
        customFilterAndSearch: (
          text: string,
          { name, email },
        ) =>
          `${name} ${email}`
            .toLowerCase()
            .includes(text.toLowerCase()),
      },
      { title: 'Role', field: 'role' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Team"
      columns={columns}
      data={team}
      options={options}
    />
  );
}

function PersonCell({ name, email }: Member) {
  const initials = name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  const hue =
    (7 *
      Array.from(name).reduce(
        (sum, letter) => sum + letter.charCodeAt(0),
        0,
      )) %
    360;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5 }}
    >
      <Avatar
        aria-hidden
        sx={{
          ...circle,
          bgcolor: `hsl(${hue} 60% 60% / 0.3)`,
        }}
      >
        {initials}
      </Avatar>
      <div>
        <div>{name}</div>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {email}
        </Box>
      </div>
    </Stack>
  );
}

const circle = {
  width: 24,
  height: 24,
  fontSize: 11,
  fontWeight: 600,
  color: 'text.primary',
};
