import MaterialTable, { type Column } from '@material-table/core';
import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';

interface Task {
  id: number;
  name: string;
  state: 'open' | 'review' | 'done';
  points: number;
  isBlocked: boolean;
}

export default function TasksThatStartFiltered() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'name', filterPlaceholder: 'Part of the name' },
      {
        title: 'State',
        field: 'state',
        lookup: { open: 'Open', review: 'In review', done: 'Done' },
        defaultFilter: ['open', 'review'],
        filterOnItemSelect: true,
      },
      { title: 'Points', field: 'points', type: 'numeric', filtering: false },
      { title: 'Blocked', field: 'isBlocked', type: 'boolean', defaultFilter: 'unchecked' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Tasks"
        columns={columns}
        data={tasks}
        options={{ filtering: true, search: false, paging: false }}
        onFilterChange={(filters) => {
          const parts = filters.map(
            ({ column, value }) => `${String(column.field)} = ${JSON.stringify(value)}`,
          );
          setEvents((before) => [parts.join(', ') || 'no filter', ...before].slice(0, 5));
        }}
      />
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ minHeight: '7em', whiteSpace: 'pre-wrap', p: 1 }}
      >
        {events.join('\n') || 'Change a filter to see onFilterChange.'}
      </Typography>
    </>
  );
}

const tasks: Task[] = [
  { id: 1, name: 'Draw the floor plan', state: 'done', points: 5, isBlocked: false },
  { id: 2, name: 'Order the tiles', state: 'open', points: 2, isBlocked: false },
  { id: 3, name: 'Check the wiring', state: 'review', points: 3, isBlocked: false },
  { id: 4, name: 'Paint the walls', state: 'open', points: 8, isBlocked: true },
  { id: 5, name: 'Hang the doors', state: 'open', points: 3, isBlocked: false },
  { id: 6, name: 'Lay the floor', state: 'review', points: 8, isBlocked: true },
];
