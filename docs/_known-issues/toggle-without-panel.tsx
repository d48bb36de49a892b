import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Click a row: the table has no detail panel, and the console shows a TypeError. */
export default function ToggleWithoutPanel() {
  const columns = useMemo<Column<Person>[]>(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      onRowClick={(_event, _person, action) => action?.toggleDetailPanel()}
    />
  );
}

interface Person {
  id: number;
  name: string;
}

const people: Person[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
