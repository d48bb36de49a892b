import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import { MTableActions } from '@material-table/core';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMemo, useState } from 'react';

export default function ActionsInAMenu() {
  const [last, setLast] = useState('nothing yet');
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'title' },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  const actions = useMemo<Action<Task>[]>(
    () =>
      ['Remind', 'Archive', 'Duplicate'].map((label) => ({
        icon: () => null,
        tooltip: label,
        onClick: (_event, row) =>
          setLast(`${label} ${(row as Task).title}`),
      })),
    [],
  );
  return (
    <>
      <p>Chosen: {last}</p>
      <MaterialTable
        title="Tasks"
        columns={columns}
        data={tasks}
        actions={actions}
        components={{ Actions: RowMenu }}
      />
    </>
  );
}

interface ActionsProps {
  actions?: Action<Task>[];
  data?: Task;
  disabled?: boolean;
}

/**
 * The toolbar and the edit row also render their buttons
 * with this component, so keep the default there.
 */
function RowMenu(props: ActionsProps) {
  const { actions, data, disabled } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (!actions || !data || actions.length < 3)
    return <MTableActions {...props} />;
  return (
    <>
      <IconButton
        aria-label={`Actions for ${data.title}`}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(undefined)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.tooltip}
            onClick={(event) => {
              setAnchor(undefined);
              action.onClick(event, data);
            }}
          >
            {action.tooltip}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
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
