import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Task {
  id: string;
  title: string;
  owner: string;
}

export default function SelectManyByClick() {
  const columns = useMemo<Column<Task>[]>(
    () => [
      { title: 'Task', field: 'title' },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  const [selectedIds, setSelectedIds] = useState(['T1']);
  const rows = useMemo(
    () =>
      tasks.map((task) => ({
        ...task,
        tableData: {
          checked: selectedIds.includes(task.id),
        },
      })),
    [selectedIds],
  );

  const toggle = (id: string) =>
    setSelectedIds((ids) =>
      ids.includes(id)
        ? ids.filter((other) => other !== id)
        : [...ids, id],
    );

  return (
    <>
      <Typography sx={{ m: 2 }} role="status">
        Selected:{' '}
        {selectedIds.length > 0
          ? selectedIds.join(', ')
          : 'none'}
      </Typography>
      <MaterialTable
        title="Tasks"
        columns={columns}
        data={rows}
        options={options}
        onRowClick={(_event, task) =>
          task && toggle(task.id)
        }
        onSelectionChange={(selected) =>
          setSelectedIds(selected.map((task) => task.id))
        }
      />
    </>
  );
}

const options: Options<Task> = {
  selection: true,
  pageSize: 5,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all tasks' },
    },
  },
  selectionProps: (task: Task) => ({
    slotProps: {
      input: { 'aria-label': `Select ${task.title}` },
    },
  }),
  rowStyle: (
    task: Task & { tableData?: { checked?: boolean } },
  ) => ({
    backgroundColor: task.tableData?.checked
      ? 'var(--mui-palette-action-selected, #ebebeb)'
      : undefined,
  }),
};

const tasks: Task[] = [
  { id: 'T1', title: 'Write release notes', owner: 'Mia' },
  { id: 'T2', title: 'Update logo', owner: 'Noah' },
  { id: 'T3', title: 'Order badges', owner: 'Mia' },
  { id: 'T4', title: 'Book a room', owner: 'Liam' },
  { id: 'T5', title: 'Check backups', owner: 'Noah' },
  { id: 'T6', title: 'Send invitations', owner: 'Liam' },
];
