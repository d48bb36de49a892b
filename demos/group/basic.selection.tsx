import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';

interface Player {
  id: number;
  name: string;
  team: string;
  position: string;
}

export default function PlayersByTeam() {
  const [selected, setSelected] = useState<string[]>([]);
  const columns = useMemo<Column<Player>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Team',
        field: 'team',
        defaultGroupOrder: 0,
      },
      { title: 'Position', field: 'position' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Players"
        columns={columns}
        data={players}
        options={{
          selection: true,
          showTextRowsSelected: false,
          defaultExpanded: true,
          showGroupingCount: true,
          search: false,
          paging: false,
          selectionProps: (row: Player) => ({
            slotProps: {
              input: { 'aria-label': `Select ${row.name}` },
            },
          }),
          headerSelectionProps: {
            slotProps: {
              input: { 'aria-label': 'Select all players' },
            },
          },
        }}
        onSelectionChange={(rows) =>
          setSelected(rows.map((row) => row.name))
        }
      />
      <Typography
        component="p"
        variant="body2"
        aria-label="Selected players"
        role="status"
        sx={{ p: 1 }}
      >
        {selected.join(', ') || 'No one is selected.'}
      </Typography>
    </>
  );
}

const players: Player[] = [
  { id: 1, name: 'Asa', team: 'Blue', position: 'Goal' },
  { id: 2, name: 'Bo', team: 'Red', position: 'Wing' },
  { id: 3, name: 'Cleo', team: 'Blue', position: 'Back' },
  { id: 4, name: 'Dan', team: 'Red', position: 'Goal' },
  { id: 5, name: 'Eve', team: 'Blue', position: 'Wing' },
];
