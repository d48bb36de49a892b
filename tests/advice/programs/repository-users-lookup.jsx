import MaterialTable from '@material-table/core';
import { useEffect, useState } from 'react';
import { tableIcons } from './tableIcons';

export default function Users() {
  const [isFetching, setIsFetching] = useState(false);
  const [state, setState] = useState({
    columns: [{ title: 'Role', field: 'role', lookup: { admin: 'Admin' } }],
    data: [],
  });
  useEffect(() => {
    setIsFetching(true);
    fetch('/users')
      .then((answer) => answer.json())
      .then((data) => setState((before) => ({ ...before, data })))
      .finally(() => setIsFetching(false));
  }, []);
  return (
    <MaterialTable
      title="Users"
      icons={tableIcons}
      isLoading={isFetching}
      columns={state.columns}
      data={state.data}
      editable={{
        onRowUpdate: (newData, oldData) =>
          fetch('/users/' + oldData.id, { method: 'PUT', body: JSON.stringify(newData) }),
      }}
    />
  );
}
