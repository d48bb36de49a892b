import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Sort by "Name", then by "Age": only the last one has an effect, although three are allowed. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Age', field: 'age', type: 'numeric' as const },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  maxColumnSort: 3 as const,
  // Wrong: it limits sorting to one column.
  grouping: true,
  // Right: grouping: false,
};

const people = [
  { id: 1, name: 'Ada', age: 36, city: 'Bonn' },
  { id: 2, name: 'Ben', age: 84, city: 'Bonn' },
];
