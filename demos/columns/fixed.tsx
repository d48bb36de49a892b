import MaterialTable, { type Column } from '@material-table/core';
import { useTheme } from '@mui/material/styles';
import { useMemo, type CSSProperties } from 'react';
import { PersonName } from '../_rows/person-name';

interface Employee {
  id: number;
  name: string;
  department: string;
  office: string;
  manager: string;
  email: string;
  contract: string;
  daysOff: number;
}

export default function StickyColumns() {
  const theme = useTheme();
  const { paper } = (theme.vars ?? theme).palette.background;
  const columns = useMemo<Column<Employee>[]>(() => {
    // --Paper-overlay lightens MUI surfaces in dark mode; without it, cells would be darker than the table.
    const sticky: CSSProperties = {
      position: 'sticky',
      zIndex: 1,
      whiteSpace: 'nowrap',
      backgroundColor: paper,
      backgroundImage: 'var(--Paper-overlay)',
    };
    const left: CSSProperties = { ...sticky, insetInlineStart: 0 };
    const right: CSSProperties = { ...sticky, insetInlineEnd: 0 };
    // The table's header cells have z-index 10, and these must be above them.
    const above: CSSProperties = { zIndex: 11 };
    return [
      {
        title: 'Name',
        field: 'name',
        render: ({ name }) => <PersonName name={name} />,
        cellStyle: left,
        headerStyle: { ...left, ...above },
      },
      { title: 'Department', field: 'department', cellStyle: { minWidth: 180 } },
      { title: 'Office', field: 'office', cellStyle: { minWidth: 180 } },
      { title: 'Manager', field: 'manager', cellStyle: { minWidth: 180 } },
      { title: 'Email', field: 'email', cellStyle: { minWidth: 240 } },
      { title: 'Contract', field: 'contract', cellStyle: { minWidth: 180 } },
      {
        title: 'Days off',
        field: 'daysOff',
        type: 'numeric',
        cellStyle: right,
        headerStyle: { ...right, ...above },
      },
    ];
  }, [paper]);
  return (
    <MaterialTable
      title="Employees"
      columns={columns}
      data={employees}
      options={{ paging: false, search: false, draggable: false }}
    />
  );
}

const employees: Employee[] = [
  {
    id: 1,
    name: 'Ingrid Hansen',
    department: 'Logistics',
    office: 'Bergen',
    manager: 'Paul Weber',
    email: 'ingrid@example.com',
    contract: 'Permanent',
    daysOff: 12,
  },
  {
    id: 2,
    name: 'Marco Rossi',
    department: 'Kitchen',
    office: 'Milan',
    manager: 'Ana Costa',
    email: 'marco@example.com',
    contract: 'Seasonal',
    daysOff: 4,
  },
  {
    id: 3,
    name: 'Chidi Okafor',
    department: 'Sales',
    office: 'Leeds',
    manager: 'Ana Costa',
    email: 'chidi@example.com',
    contract: 'Permanent',
    daysOff: 21,
  },
  {
    id: 4,
    name: 'Emma Clarke',
    department: 'Editing',
    office: 'Leeds',
    manager: 'Paul Weber',
    email: 'emma@example.com',
    contract: 'Part time',
    daysOff: 9,
  },
  {
    id: 5,
    name: 'Nils Lindqvist',
    department: 'Workshop',
    office: 'Gothenburg',
    manager: 'Mei Tanaka',
    email: 'nils@example.com',
    contract: 'Permanent',
    daysOff: 17,
  },
];
