import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** The names are descending. Press "Ages": the new columns request the youngest first, but nothing moves. */
export default function App() {
  const [shows, setShows] = useState<'names' | 'ages'>('names');
  const columns = useMemo<Column<Person>[]>(
    () =>
      shows === 'names'
        ? [
            { title: 'Name', field: 'name', defaultSort: 'desc' },
            { title: 'City', field: 'city' },
          ]
        : [
            { title: 'Name', field: 'name' },
            { title: 'Age', field: 'age', defaultSort: 'asc' },
          ],
    [shows],
  );
  return (
    <>
      <button onClick={() => setShows('ages')}>Ages</button>
      <MaterialTable
        title="People"
        columns={columns}
        // Wrong: the table keeps the first column's order, by its index.
        data={people}
        // Right: data={people} key={shows}
      />
    </>
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', age: 30 },
  { id: 2, name: 'Ben', city: 'Oslo', age: 41 },
];

type Person = (typeof people)[number];
