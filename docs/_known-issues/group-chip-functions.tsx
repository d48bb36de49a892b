import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Look at the log: the function runs before you click the chip, and a click doesn't call it. */
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
  grouping: true,
  groupChipProps: { onClick: () => console.log('It ran') },
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
