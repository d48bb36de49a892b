import MaterialTable, { type Query } from '@material-table/core';
import { useMemo } from 'react';

/** Select Ada, then go to the next page and back: no row is selected. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={load} options={options} />;
}

async function load({ page }: Query<Person>) {
  return { data: people.slice(page, page + 1), page, totalCount: people.length };
}

const options = { selection: true, pageSize: 1, pageSizeOptions: [1] };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
