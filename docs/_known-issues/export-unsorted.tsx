import MaterialTable, { type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Sort by name, then export: Ben comes before Ada. */
export default function App() {
  const [file, setFile] = useState('');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const options = useMemo<Options<Person>>(
    () => ({
      exportAllData: true,
      exportMenu: [
        {
          label: 'Names',
          // Wrong: all rows are in the order of the data.
          exportFunc: (_columns, rows) => setFile(namesOf(rows).join(', ')),
          // Right: exportFunc: (_columns, rows) => setFile(namesOf(rows).sort().join(', ')),
        },
      ],
    }),
    [],
  );
  return (
    <>
      <MaterialTable title="People" columns={columns} data={people} options={options} />
      <p>File: {file}</p>
    </>
  );
}

const namesOf = (rows: Partial<Person>[]) => rows.map(({ name }) => String(name));

const people = [
  { id: 1, name: 'Ben', city: 'Oslo' },
  { id: 2, name: 'Ada', city: 'Bonn' },
];

type Person = (typeof people)[number];
