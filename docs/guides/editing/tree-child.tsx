import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import { useMemo, useRef, useState } from 'react';

interface Task {
  id: number;
  parentId?: number;
  name: string;
}

interface RunningTable {
  setState: (state: { showAddRow: boolean }) => void;
}

const options: Options<Task> = { search: false, paging: false, defaultExpanded: true };

export default function AddTaskBelow() {
  const [tasks, setTasks] = useState(firstTasks);
  const [parentId, setParentId] = useState<number>();
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'name' },
      {
        title: 'Part of',
        field: 'parentId',
        editable: 'never',
        lookup: Object.fromEntries(tasks.map(({ id, name }) => [id, name])),
      },
    ],
    [tasks],
  );
  const addBelow = (task: Task): Action<Task> => ({
    icon: PlaylistAdd,
    tooltip: `Add below ${task.name}`,
    onClick: () => {
      setParentId(task.id);
      tableRef.current?.setState({ showAddRow: true });
    },
  });
  return (
    <MaterialTable
      title="Tasks"
      columns={columns}
      data={tasks}
      options={options}
      tableRef={tableRef}
      parentChildData={(row, rows) => rows.find(({ id }) => id === row.parentId)}
      actions={[addBelow]}
      initialFormData={{ parentId, name: '' }}
      editable={{
        onRowAdd: async (draft) => {
          setTasks((current) => [...current, { ...draft, id: current.length + 1 }]);
          setParentId(undefined);
        },
        onRowAddCancelled: () => setParentId(undefined),
      }}
    />
  );
}

const firstTasks: Task[] = [
  { id: 1, name: 'Kitchen' },
  { id: 2, parentId: 1, name: 'Paint the walls' },
  { id: 3, name: 'Garden' },
];
