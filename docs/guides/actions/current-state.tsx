import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import AssignmentInd from '@mui/icons-material/AssignmentInd';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Task {
  id: number;
  title: string;
  assignee?: string;
}

const colleagues = ['Priya', 'Jonas', 'Amara'];

export default function AssignTasks() {
  const [rows, setRows] = useState(tasks);
  const [assignee, setAssignee] = useState('Priya');
  // The row buttons may be from an earlier render,
  // so they read the latest choice from this ref.
  const latestAssignee = useRef(assignee);
  useEffect(() => {
    latestAssignee.current = assignee;
  }, [assignee]);
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'title' },
      {
        title: 'Assignee',
        field: 'assignee',
        emptyValue: 'no one',
      },
    ],
    [],
  );
  const assign = (task: Task): Action<Task> => ({
    icon: AssignmentInd,
    tooltip: `Assign ${task.title}`,
    onClick: () => {
      const name = latestAssignee.current;
      setRows((current) =>
        current.map((row) =>
          row.id === task.id
            ? { ...row, assignee: name }
            : row,
        ),
      );
    },
  });
  return (
    <>
      <TextField
        select
        size="small"
        label="Assign to"
        value={assignee}
        onChange={(event) =>
          setAssignee(event.target.value)
        }
        sx={{ my: 2, minWidth: 160 }}
      >
        {colleagues.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <MaterialTable
        title="Tasks"
        columns={columns}
        data={rows}
        actions={[assign]}
        options={{ search: false, paging: false }}
      />
    </>
  );
}

const tasks: Task[] = [
  { id: 1, title: 'Renew the certificate' },
  { id: 2, title: 'Order new badges' },
  { id: 3, title: 'Review the contract' },
  { id: 4, title: 'Water the plants' },
  { id: 5, title: 'Back up the archive' },
];
