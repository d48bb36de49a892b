import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press the button: the city column has no title, so the page crashes. */
export default function GroupWithoutTitle() {
  const [isGrouped, setIsGrouped] = useState(false);
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { field: 'city', ...(isGrouped && { defaultGroupOrder: 0 }) },
    ],
    [isGrouped],
  );
  return (
    <>
      <button onClick={() => setIsGrouped(true)}>Group by city</button>
      <MaterialTable title="People" columns={columns} data={people} />
    </>
  );
}

interface Person {
  id: number;
  name: string;
  city: string;
}

const people: Person[] = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
