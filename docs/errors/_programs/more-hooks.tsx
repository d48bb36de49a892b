import MaterialTable from '@material-table/core';
import { useId, useMemo } from 'react';

/** Open a row's panel. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: the table calls the component as a function, but it uses a hook.
      detailPanel={Panel}
      // Right: detailPanel={({ rowData }) => <Panel rowData={rowData} />}
    />
  );
}

function Panel({ rowData }: { rowData: { name: string } }) {
  return <p id={useId()}>More about {rowData.name}</p>;
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
