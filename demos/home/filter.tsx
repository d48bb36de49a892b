import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Task {
  id: number;
  name: string;
  state: string;
  hours: number;
}

export default function FilteredTasks() {
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'name', filterPlaceholder: 'Contains' },
      { title: 'State', field: 'state', lookup: states, defaultFilter: ['open', 'review'] },
      { title: 'Hours', field: 'hours', type: 'numeric', filterPlaceholder: 'Equals' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={tasks}
      options={{ filtering: true, hideFilterIcons: true, search: false, paging: false }}
    />
  );
}

const states = { open: 'Open', review: 'In review', done: 'Done' };

const tasks: Task[] = [
  { id: 1, name: 'Draw the floor plan', state: 'done', hours: 12 },
  { id: 2, name: 'Order the tiles', state: 'open', hours: 2 },
  { id: 3, name: 'Check the wiring', state: 'review', hours: 6 },
  { id: 4, name: 'Paint the walls', state: 'open', hours: 16 },
  { id: 5, name: 'Hang the doors', state: 'open', hours: 8 },
  { id: 6, name: 'Clear the site', state: 'done', hours: 4 },
  { id: 7, name: 'Lay the floor', state: 'review', hours: 20 },
];
