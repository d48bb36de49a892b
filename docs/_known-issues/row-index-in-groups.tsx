import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Every second row should be gray, but in a group, every row has index 0, so none is. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  defaultExpanded: true,
  rowStyle: (_person: object, index: number) => ({ background: index % 2 ? 'rgba(128, 128, 128, 0.3)' : '' }),
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Bonn' },
];
