import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Edit the city, cancel, and look at the line below: the stored row has changed. */
export default function NestedFieldsWritten() {
  const [people] = useState<Person[]>(() => [{ id: 1, name: 'Ada', address: { city: 'Bonn' } }]);
  const [stored, setStored] = useState('');
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'address.city' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        editable={{ onRowUpdate: async () => undefined }}
      />
      <button onClick={() => setStored(JSON.stringify(people))}>Show the stored rows</button>
      <p>{stored}</p>
    </>
  );
}

interface Person {
  id: number;
  name: string;
  address: { city: string };
}
