import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Permission {
  id: number;
  parentId?: number;
  name: string;
  level: 'page' | 'section' | 'right';
}

const options: Options<Permission> = {
  selection: true,
  defaultExpanded: true,
  paging: false,
  search: false,
  showTextRowsSelected: false,
  selectionProps: ({ name }) => ({
    slotProps: {
      input: { 'aria-label': `Select ${name}` },
    },
  }),
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all permissions' },
    },
  },
};

export default function SelectBranches() {
  const [selected, setSelected] = useState<string[]>([]);
  const columns = useMemo<Column<Permission>[]>(
    () => [
      { title: 'Permission', field: 'name' },
      { title: 'Level', field: 'level' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Permissions"
        columns={columns}
        data={permissions}
        parentChildData={(row, rows) =>
          rows.find(({ id }) => id === row.parentId)
        }
        onSelectionChange={(rows) =>
          setSelected(rows.map(({ name }) => name))
        }
        options={options}
      />
      <Typography aria-label="Selected" sx={{ p: 1 }}>
        {selected.length === 0
          ? 'Nothing selected'
          : `Selected: ${selected.join(', ')}`}
      </Typography>
    </>
  );
}

const permissions: Permission[] = [
  { id: 1, name: 'Orders', level: 'page' },
  { id: 2, parentId: 1, name: 'List', level: 'section' },
  { id: 3, parentId: 2, name: 'Read', level: 'right' },
  { id: 4, parentId: 2, name: 'Export', level: 'right' },
  {
    id: 5,
    parentId: 1,
    name: 'Invoices',
    level: 'section',
  },
  { id: 6, name: 'Reports', level: 'page' },
];
