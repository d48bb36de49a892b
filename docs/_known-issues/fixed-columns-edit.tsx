import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Edit Ada, enter another city and save: the line below shows the old one. */
export default function App() {
  const [saved, setSaved] = useState('');
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name', width: 160 },
      { title: 'City', field: 'city', width: 300 },
    ],
    [],
  );
  const editable = useMemo(
    () => ({ onRowUpdate: async ({ name, city }: Person) => setSaved(`${name}, ${city}`) }),
    [],
  );
  return (
    <>
      <MaterialTable columns={columns} data={people} editable={editable} options={options} />
      <p>{saved}</p>
    </>
  );
}

interface Person {
  id: number;
  name: string;
  city: string;
}

// Wrong: the copy of the table for the fixed columns has its own form.
const options = { toolbar: false, fixedColumns: { left: 1 } };
// Right: const options = { toolbar: false };

const people = [{ id: 1, name: 'Ada', city: 'Bonn' }];
