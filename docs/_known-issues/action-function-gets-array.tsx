import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Select Ada: the action's tooltip contains no name, because the function gets an array. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      options={options}
      actions={[
        // Wrong: without a position, it gets all selected rows.
        (person) => ({ icon: 'mail', tooltip: `Write to ${person.name}`, onClick: () => undefined }),
        // Right: { position: 'row', action: (person) => ({ icon: 'mail', tooltip: `Write to ${person.name}`, onClick: () => undefined }) },
      ]}
    />
  );
}

const options = { selection: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
