import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

export default function App({ isAdmin = false }) {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      columns={columns}
      data={people}
      // Wrong: undefined replaces the default.
      actions={isAdmin ? actions : undefined}
      // Right: actions={isAdmin ? actions : []}
    />
  );
}

const actions = [{ icon: 'send', tooltip: 'Send', onClick: () => undefined }];

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
