import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Check the page with an HTML validator: it finds the id m--table--filter--row twice. */
export default function App() {
  return (
    <>
      <People title="Authors" />
      <People title="Readers" />
    </>
  );
}

function People({ title }: { title: string }) {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const data = useMemo(() => people.map((row) => ({ ...row })), []);
  return <MaterialTable title={title} columns={columns} data={data} options={options} />;
}

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
