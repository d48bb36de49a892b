import MaterialTable, { type Query } from '@material-table/core';
import { useMemo, useRef, useState } from 'react';

/** Search for Ada and sort by name meanwhile: the field says "Ada", but the last query asks for everybody. */
export default function App() {
  const [asked, setAsked] = useState<string[]>([]);
  const tableRef = useRef<{ setState: (state: { query: Query<Person> }) => void }>(null);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const load = (query: Query<Person>) => {
    setAsked((before) => [...before, query.search || 'everybody']);
    return loadPeople(query);
  };
  return (
    <>
      <MaterialTable
        title="People"
        columns={columns}
        tableRef={tableRef}
        // Wrong: the table stores a query only once it is answered.
        data={load}
        // Right: data={(query) => { tableRef.current?.setState({ query }); return load(query); }}
      />
      <p>Asked for {asked.join(', then ')}</p>
    </>
  );
}

async function loadPeople({ page, search }: Query<Person>) {
  // A search takes long enough for you to sort in the meantime.
  await new Promise((resolve) => setTimeout(resolve, search ? 3000 : 0));
  const found = people.filter(({ name }) => name.includes(search));
  return { data: found, page, totalCount: found.length };
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
