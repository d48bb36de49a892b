import MaterialTable, {
  type Column,
} from '@material-table/core';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';

interface Employee {
  id: number;
  first: string;
  last: string;
  daysAway: number;
}

export default function SearchWhatIsShown() {
  const columns = useMemo<Column<Employee>[]>(
    () => [
      {
        title: 'Name',
        render: (employee) => fullName(employee),
        customFilterAndSearch: (search: string, employee) =>
          includes(fullName(employee), search),
        customSort: (a, b) =>
          fullName(a).localeCompare(fullName(b)),
      },
      {
        title: 'Presence',
        field: 'daysAway',
        render: (employee) => (
          <Chip size="small" label={presence(employee)} />
        ),
        customFilterAndSearch: (search: string, employee) =>
          includes(presence(employee), search),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Staff"
      columns={columns}
      data={employees}
      options={{ paging: false }}
    />
  );
}

const fullName = ({ first, last }: Employee) =>
  `${first} ${last}`;
const presence = ({ daysAway }: Employee) =>
  daysAway === 0
    ? 'In the office'
    : `Away for ${daysAway} days`;
const includes = (text: string, search: string) =>
  text.toLowerCase().includes(search.toLowerCase());

const employees: Employee[] = [
  { id: 1, first: 'Iris', last: 'Meyer', daysAway: 0 },
  { id: 2, first: 'Omar', last: 'Haddad', daysAway: 3 },
  { id: 3, first: 'Lena', last: 'Iversen', daysAway: 0 },
  { id: 4, first: 'Paul', last: 'Meyer', daysAway: 12 },
];
