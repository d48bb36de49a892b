import MaterialTable from '@material-table/core';
import { type ComponentType, useMemo } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: `parts.Toolbar` is undefined, and overrides the default toolbar.
      components={{ Toolbar: parts.Toolbar }}
      // Right: components={parts.Toolbar ? { Toolbar: parts.Toolbar } : {}}
    />
  );
}

const parts: { Toolbar?: ComponentType } = {};

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
