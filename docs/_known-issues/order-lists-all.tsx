import MaterialTable, { type Query } from '@material-table/core';
import { useCallback, useMemo, useState } from 'react';

/** Before the first click on a header, the query already lists columns that aren't sorted. */
export default function App() {
  const [sorted, setSorted] = useState(0);
  const load = useCallback(async ({ page, orderByCollection }: Query<Person>) => {
    // Wrong: the list also contains columns without a direction.
    setSorted(orderByCollection.length);
    // Right: setSorted(orderByCollection.filter(({ orderDirection }) => orderDirection).length);
    return { data: people, page, totalCount: people.length };
  }, []);
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return <MaterialTable title={`Sorted: ${sorted}`} columns={columns} data={load} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
