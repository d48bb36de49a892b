import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Search or sort: no query is counted. */
export default function App() {
  const [queries, setQueries] = useState(0);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title={`${queries} queries`}
      columns={columns}
      data={people}
      onQueryChange={() => setQueries((n) => n + 1)}
    />
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
