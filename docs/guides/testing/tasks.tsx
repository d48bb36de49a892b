import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';

interface Task {
  id: number;
  name: string;
  hours: number;
  due: Date;
}

interface TasksProps {
  onSelect?: (tasks: Task[]) => void;
  onSave?: (task: Task) => Promise<unknown>;
}

export default function Tasks({
  onSelect,
  onSave,
}: TasksProps) {
  const [tasks, setTasks] = useState(firstTasks);
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'name' },
      { title: 'Hours', field: 'hours', type: 'numeric' },
      {
        title: 'Due',
        field: 'due',
        type: 'date',
        dateSetting: { locale: 'en-US' },
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={tasks}
      options={options}
      onSelectionChange={onSelect}
      editable={{
        onRowUpdate: async (changed) => {
          await onSave?.(changed);
          const { id, name, hours, due } = changed;
          setTasks((current) =>
            current.map((task) =>
              task.id === id
                ? { id, name, hours, due }
                : task,
            ),
          );
        },
        onRowDelete: async (removed) =>
          setTasks((current) =>
            current.filter(({ id }) => id !== removed.id),
          ),
      }}
    />
  );
}

// By default, checkboxes have no name, so neither
// screen readers nor tests can tell them apart.
const options: Options<Task> = {
  selection: true,
  emptyRowsWhenPaging: false,
  selectionProps: ({ name }: Task) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all tasks' },
    },
  },
};

const firstTasks: Task[] = [
  {
    id: 1,
    name: 'Paint the door',
    hours: 3,
    due: new Date(2026, 2, 5),
  },
  {
    id: 2,
    name: 'Fix the roof',
    hours: 12,
    due: new Date(2026, 2, 19),
  },
  {
    id: 3,
    name: 'Plant a tree',
    hours: 1,
    due: new Date(2026, 3, 2),
  },
];
