import MaterialTable, { type Column } from '@material-table/core';
import { Chip, Stack, TableCell, TableRow } from '@mui/material';
import { useMemo } from 'react';
import { Status } from '../_rows/status';

interface Ticket {
  id: number;
  title: string;
  state: keyof typeof colors;
  assignee: string;
}

interface FilterRowProps {
  // The library's types omit `tableData`.
  columns: (Column<Ticket> & { tableData: { id: number; filterValue?: string } })[];
  onFilterChanged: (columnId: number, value: unknown) => void;
}

function StateFilterRow({ columns, onFilterChanged }: FilterRowProps) {
  const tableData = columns.find((column) => column.field === 'state')?.tableData;
  if (!tableData) return null;
  return (
    <TableRow>
      <TableCell colSpan={columns.length} sx={{ height: 43, py: 0.5 }}>
        <Stack direction="row" spacing={1} role="group" aria-label="Filter by state">
          {states.map((state) => (
            <Chip
              key={state}
              label={state}
              color={(tableData.filterValue ?? 'All') === state ? 'primary' : 'default'}
              aria-pressed={(tableData.filterValue ?? 'All') === state}
              onClick={() => onFilterChanged(tableData.id, state === 'All' ? undefined : state)}
            />
          ))}
        </Stack>
      </TableCell>
    </TableRow>
  );
}

const components = { FilterRow: StateFilterRow };

export default function TicketsWithChips() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'Ticket', field: 'title' },
      {
        title: 'State',
        field: 'state',
        defaultFilter: 'Open',
        render: ({ state }) => <Status color={colors[state]}>{state}</Status>,
      },
      { title: 'Assignee', field: 'assignee' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tickets"
      columns={columns}
      data={tickets}
      components={components}
      options={{ filtering: true, paging: false, search: false }}
    />
  );
}

const colors = { Open: 'info.main', Waiting: 'warning.main', Closed: 'text.disabled' };
const states = ['All', ...Object.keys(colors)];

const tickets: Ticket[] = [
  { id: 1, title: 'Door does not close', state: 'Open', assignee: 'Nora' },
  { id: 2, title: 'Light flickers', state: 'Waiting', assignee: 'Omar' },
  { id: 3, title: 'No hot water', state: 'Open', assignee: 'Pia' },
  { id: 4, title: 'Window is cracked', state: 'Closed', assignee: 'Nora' },
  { id: 5, title: 'Noise from the lift', state: 'Waiting', assignee: 'Quentin' },
];
