import MaterialTable, { type Query } from '@material-table/core';
import { useCallback, useMemo, useState } from 'react';

/** Sort: the next query has `error: false`, although the types allow only an error or `undefined`. */
export default function App() {
  const [error, setError] = useState('');
  const load = useCallback(async ({ page, error: last }: Query<Person>) => {
    setError(String(last));
    return { data: people, page, totalCount: people.length };
  }, []);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title={`error: ${error}`} columns={columns} data={load} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
