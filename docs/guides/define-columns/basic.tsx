import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface Task {
  id: number;
  name: string;
  owner: { name: string };
  priority: 1 | 2 | 3;
  hours: number | null;
  isDone: boolean;
}

const options: Options<Task> = { paging: false };

export default function TasksOfAProject() {
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'name' },
      { title: 'Owner', field: 'owner.name' },
      {
        title: 'Priority',
        field: 'priority',
        lookup: { 1: 'Low', 2: 'Normal', 3: 'High' },
      },
      {
        title: 'Effort',
        field: 'hours',
        type: 'numeric',
        emptyValue: 'unknown',
        render: ({ hours }) => `${hours} h`,
      },
      { title: 'Done', field: 'isDone', type: 'boolean' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={tasks}
      options={options}
    />
  );
}

const tasks: Task[] = [
  {
    id: 1,
    name: 'Order timber',
    owner: { name: 'Alice' },
    priority: 3,
    hours: 1,
    isDone: true,
  },
  {
    id: 2,
    name: 'Build the stage',
    owner: { name: 'Ben' },
    priority: 3,
    hours: 12,
    isDone: false,
  },
  {
    id: 3,
    name: 'Print the tickets',
    owner: { name: 'Alice' },
    priority: 2,
    hours: 2,
    isDone: false,
  },
  {
    id: 4,
    name: 'Paint the door',
    owner: { name: 'Chloe' },
    priority: 1,
    hours: null,
    isDone: false,
  },
];
