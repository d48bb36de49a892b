import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import Button from '@mui/material/Button';
import { useMemo } from 'react';

export default function LabeledActions() {
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'title' },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  const actions = useMemo<Action<Task>[]>(
    () => [
      {
        icon: () => null,
        tooltip: 'Remind',
        onClick: (_event, row) =>
          alert(`Reminded ${(row as Task).owner}`),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={tasks}
      actions={actions}
      components={{ Action: TextAction }}
    />
  );
}

/**
 * In rows and in the toolbar, an action can also be a
 * function of the row or an object that contains one.
 */
type AnyAction =
  | Action<Task>
  | ((data: Task) => Action<Task>)
  | { action: (data: Task) => Action<Task> };

interface ActionProps {
  action: AnyAction;
  data: Task;
  disabled?: boolean;
}

function TextAction({
  action,
  data,
  disabled,
}: ActionProps) {
  const resolved = resolve(action, data);
  if (resolved.hidden) return null;
  return (
    <Button
      size="small"
      disabled={disabled || resolved.disabled}
      onClick={(event) => {
        event.stopPropagation();
        resolved.onClick(event, data);
      }}
    >
      {resolved.tooltip}
    </Button>
  );
}

function resolve(
  action: AnyAction,
  data: Task,
): Action<Task> {
  if (typeof action === 'function') return action(data);
  return 'action' in action ? action.action(data) : action;
}

interface Task {
  id: number;
  title: string;
  owner: string;
}

const tasks: Task[] = [
  { id: 1, title: 'Order paper', owner: 'Ann' },
  { id: 2, title: 'Book the room', owner: 'Bob' },
  { id: 3, title: 'Send the minutes', owner: 'Dora' },
];
