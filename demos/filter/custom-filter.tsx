import MaterialTable, {
  type Column,
} from '@material-table/core';
import { TextField } from '@mui/material';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';

interface Employee {
  id: number;
  name: string;
  team: string;
  city: string;
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Employee> & {
    tableData?: { id: number; filterValue?: string };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function SelectFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const { id = 0, filterValue = '' } =
    columnDef.tableData ?? {};
  const values = [
    ...new Set(
      employees.map(
        (row) => row[columnDef.field as keyof Employee],
      ),
    ),
  ];
  return (
    <TextField
      select
      fullWidth
      value={filterValue}
      onChange={(event) =>
        onFilterChanged(id, event.target.value || undefined)
      }
      slotProps={{
        select: { native: true },
        htmlInput: {
          'aria-label': `Filter by ${columnDef.title}`,
        },
      }}
    >
      <option value="">All</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </TextField>
  );
}

export default function EmployeesBySelect() {
  const columns = useMemo<Column<Employee>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        render: ({ name }) => <PersonName name={name} />,
      },
      {
        title: 'Team',
        field: 'team',
        defaultFilter: 'Sales',
        filterComponent: SelectFilter,
        customFilterAndSearch: (term: string, row) =>
          row.team.toLowerCase() === term.toLowerCase(),
      },
      {
        title: 'City',
        field: 'city',
        filterComponent: SelectFilter,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Employees"
      columns={columns}
      data={employees}
      options={{
        filtering: true,
        paging: false,
        search: false,
      }}
    />
  );
}

const employees: Employee[] = [
  { id: 1, name: 'Aylin', team: 'Sales', city: 'Cologne' },
  {
    id: 2,
    name: 'Boris',
    team: 'Presales',
    city: 'Vienna',
  },
  {
    id: 3,
    name: 'Carla',
    team: 'Support',
    city: 'Cologne',
  },
  { id: 4, name: 'Daan', team: 'Sales', city: 'Utrecht' },
  { id: 5, name: 'Elif', team: 'Support', city: 'Vienna' },
];
