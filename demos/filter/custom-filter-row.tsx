import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  Chip,
  Stack,
  TableCell,
  TableRow,
} from '@mui/material';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';
import { Status } from '../_rows/status';
import {
  ticketColors,
  tickets,
  type Ticket,
} from '../_rows/tickets';

interface FilterRowProps {
  // The library's types omit `tableData`.
  columns: (Column<Ticket> & {
    tableData: { id: number; filterValue?: string };
  })[];
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function StateFilterRow({
  columns,
  onFilterChanged,
}: FilterRowProps) {
  const tableData = columns.find(
    (column) => column.field === 'state',
  )?.tableData;
  if (!tableData) return null;
  return (
    <TableRow>
      <TableCell
        colSpan={columns.length}
        sx={{ height: 43, py: 0.5 }}
      >
        <Stack
          direction="row"
          spacing={1}
          role="group"
          aria-label="Filter by state"
        >
          {states.map((state) => (
            <Chip
              key={state}
              label={state}
              color={
                (tableData.filterValue ?? 'All') === state
                  ? 'primary'
                  : 'default'
              }
              aria-pressed={
                (tableData.filterValue ?? 'All') === state
              }
              onClick={() =>
                onFilterChanged(
                  tableData.id,
                  state === 'All' ? undefined : state,
                )
              }
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
      { title: 'Ticket', field: 'subject' },
      {
        title: 'State',
        field: 'state',
        defaultFilter: 'Open',
        render: ({ state }) => (
          <Status color={ticketColors[state]}>
            {state}
          </Status>
        ),
      },
      {
        title: 'Assignee',
        field: 'assignee',
        emptyValue: 'no one',
        render: ({ assignee = '' }) => (
          <PersonName name={assignee} />
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tickets"
      columns={columns}
      data={tickets}
      components={components}
      options={{
        filtering: true,
        paging: false,
        search: false,
      }}
    />
  );
}

const states = ['All', 'Open', 'Waiting', 'Closed'];
