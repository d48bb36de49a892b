import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

/** Enter 1815 in the filter below "Born" and clear it again: the rows don't come back. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      {
        title: 'Born',
        field: 'born',
        // Wrong: the cleared filter is compared with the years.
        type: 'numeric',
        // Right: type: 'numeric', customFilterAndSearch: (text, { born }) => !text || text === String(born),
      },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', born: 1815 },
  { id: 2, name: 'Ben', born: 1706 },
];

type Person = (typeof people)[number];
