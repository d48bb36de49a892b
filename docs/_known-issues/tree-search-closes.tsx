import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Search for "Ben" and clear the search: Cleo's folder is closed, although it was open before. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      parentChildData={(person, all) => all.find(({ id }) => id === person.boss)}
      options={options}
    />
  );
}

const options = { defaultExpanded: true };

const people = [
  { id: 1, name: 'Ada', boss: 0 },
  { id: 2, name: 'Ben', boss: 1 },
  { id: 3, name: 'Cleo', boss: 0 },
  { id: 4, name: 'Dan', boss: 3 },
];
