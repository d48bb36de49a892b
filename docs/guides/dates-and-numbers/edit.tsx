import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Box } from '@mui/material';
import { format, isValid, parseISO } from 'date-fns';
import { useMemo, useState } from 'react';

/** A task on the server: its date is a string or null. */
interface Task {
  id: number;
  name: string;
  due: string | null;
  hours?: number;
}

/** A task as the table edits it. */
type EditedTask = Omit<Task, 'due'> & { due: Date | null };

export default function TasksWithDates() {
  const [tasks, setTasks] = useState(firstTasks);
  const data = useMemo(() => tasks.map(toEdited), [tasks]);
  const columns = useMemo<Column<EditedTask>[]>(
    () => [
      { title: 'Task', field: 'name' },
      {
        title: 'Due',
        field: 'due',
        type: 'date',
        dateSetting: {
          locale: 'en-GB',
          format: 'dd/MM/yyyy',
        },
        emptyValue: 'no date',
      },
      {
        title: 'Hours',
        field: 'hours',
        type: 'numeric',
        emptyValue: '–',
      },
    ],
    [],
  );
  const save = async (edited: EditedTask) => {
    setTasks((current) =>
      current.map((task) =>
        task.id === edited.id ? toTask(edited) : task,
      ),
    );
  };
  return (
    <>
      <MaterialTable
        title="Tasks"
        columns={columns}
        data={data}
        editable={{ onRowUpdate: save }}
        options={{ paging: false, search: false }}
      />
      <Box
        component="pre"
        sx={{ m: 2, whiteSpace: 'pre-wrap' }}
      >
        {tasks
          .map((task) => JSON.stringify(task))
          .join('\n')}
      </Box>
    </>
  );
}

function toEdited(task: Task): EditedTask {
  return {
    ...task,
    due: task.due === null ? null : parseISO(task.due),
  };
}

/**
 * A cleared date is null, a nonexistent date is
 * an invalid Date, and a cleared number is NaN.
 */
function toTask({
  id,
  name,
  due,
  hours,
}: EditedTask): Task {
  return {
    id,
    name,
    due:
      due && isValid(due)
        ? format(due, 'yyyy-MM-dd')
        : null,
    hours: Number.isFinite(hours) ? hours : undefined,
  };
}

const firstTasks: Task[] = [
  {
    id: 1,
    name: 'Order timber',
    due: '2026-06-14',
    hours: 1.5,
  },
  { id: 2, name: 'Paint the door', due: null },
  {
    id: 3,
    name: 'Call the roofer',
    due: '2026-07-01',
    hours: 0.25,
  },
];
