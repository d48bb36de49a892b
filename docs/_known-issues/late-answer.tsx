import MaterialTable, { type Query } from '@material-table/core';
import { useMemo } from 'react';

/** Press "Next Page" twice, quickly: the third page appears first, then the second replaces it. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={load} options={options} />;
}

async function load({ page }: Query<Person>) {
  // The second page takes longer than the others.
  await new Promise((resolve) => setTimeout(resolve, page === 1 ? 3000 : 0));
  return { data: people.slice(page, page + 1), page, totalCount: people.length };
}

const options = { pageSize: 1, pageSizeOptions: [1] };

const people = [
  { id: 1, name: 'Ada, page 1' },
  { id: 2, name: 'Ben, page 2' },
  { id: 3, name: 'Cleo, page 3' },
];

type Person = (typeof people)[number];
