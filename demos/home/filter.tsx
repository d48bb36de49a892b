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
  { id: 1, name: 'Plans', state: 'done', hours: 12 },
  { id: 2, name: 'Tiles', state: 'open', hours: 2 },
  { id: 3, name: 'Wiring', state: 'review', hours: 6 },
  { id: 4, name: 'Walls', state: 'open', hours: 16 },
  { id: 5, name: 'Doors', state: 'open', hours: 8 },
  { id: 6, name: 'Permit', state: 'done', hours: 4 },
  { id: 7, name: 'Floors', state: 'review', hours: 20 },
];
