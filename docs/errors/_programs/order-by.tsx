import MaterialTable, { type Query } from '@material-table/core';
import { useMemo } from 'react';

/** Click the header and look at the log. Nothing in this program causes the message or can prevent it. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable columns={columns} data={load} />;
}

async function load({ orderByCollection, page }: Query<Person>) {
  const isDescending = orderByCollection.some(({ orderDirection }) => orderDirection === 'desc');
  return { data: isDescending ? people.toReversed() : people, page, totalCount: people.length };
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

type Person = (typeof people)[number];
