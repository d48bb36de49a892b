import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => {
    const all = [{ title: 'Name', field: 'name' }];
    // Wrong: no column has the field "town", so the array contains undefined, which the cast hides.
    return ['town', 'name'].map((field) => all.find((column) => column.field === field)) as typeof all;
    // Right: return ['town', 'name'].flatMap((field) => all.filter((column) => column.field === field));
  }, []);
  return <MaterialTable columns={columns} data={people} />;
}

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
