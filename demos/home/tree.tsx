import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Person {
  id: number;
  managerId?: number;
  name: string;
  role: string;
}

export default function PeopleByManager() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Role', field: 'role' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      parentChildData={({ managerId }, all) => all.find(({ id }) => id === managerId)}
      options={{ defaultExpanded: true, search: false, paging: false }}
    />
  );
}

const people: Person[] = [
  { id: 1, name: 'Ada Berg', role: 'Managing director' },
  { id: 2, managerId: 1, name: 'Ben Costa', role: 'Head of support' },
  { id: 3, managerId: 2, name: 'Cleo Dahl', role: 'Support engineer' },
  { id: 4, managerId: 2, name: 'Dan Evans', role: 'Support engineer' },
  { id: 5, managerId: 1, name: 'Eva Fischer', role: 'Head of sales' },
  { id: 6, managerId: 5, name: 'Finn Gray', role: 'Account manager' },
];
