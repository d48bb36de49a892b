import MaterialTable from 'material-table';
import { useState } from 'react';

export default function Editable() {
  const [state, setState] = useState({
    columns: [
      { title: 'Name', field: 'name' },
      { title: 'Born in', field: 'city', lookup: { 34: 'Izmir', 63: 'Urfa' } },
    ],
    data: [{ name: 'Baran', city: 63 }],
  });
  return (
    <MaterialTable
      title="Editable"
      columns={state.columns}
      data={state.data}
      editable={{
        onRowAdd: (newData) =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve();
              setState((before) => ({ ...before, data: [...before.data, newData] }));
            }, 600);
          }),
      }}
    />
  );
}
