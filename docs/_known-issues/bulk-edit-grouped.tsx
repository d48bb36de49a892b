import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Press "Edit All": the toolbar changes, but the rows in the groups have no inputs. */
export default function BulkEditGrouped() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      editable={{ onBulkUpdate: async () => undefined }}
      options={options}
    />
  );
}

const options = { defaultExpanded: true };

interface Person {
  id: number;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
