import MaterialTable, { type Query } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "Two a page": there is still one row on each page. */
export default function App() {
  const [pageSize, setPageSize] = useState(1);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setPageSize(2)}>Two a page</button>
      <MaterialTable
        title="People"
        columns={columns}
        data={load}
        // Wrong: the next query has the old size.
        options={{ pageSize, pageSizeOptions: [1, 2] }}
        // Right: options={{ pageSize, pageSizeOptions: [1, 2] }} key={pageSize}
      />
    </>
  );
}

async function load({ page, pageSize }: Query<Person>) {
  const start = page * pageSize;
  return { data: people.slice(start, start + pageSize), page, totalCount: people.length };
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
