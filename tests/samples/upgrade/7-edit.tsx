import MaterialTable, { type Column } from '@material-table/core';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface Fish {
  id: string;
  name: string;
}

// 7.0: rows are found by their ids, and a field of the editor is one's own.
// After https://github.com/material-table-core/core/issues/399
export default function Pond() {
  const [fish, setFish] = useState<Fish[]>([
    { id: 'f1', name: 'Carp' },
    { id: 'f2', name: 'Tench' },
  ]);
  const columns: Column<Fish>[] = [
    {
      title: 'Name',
      field: 'name',
      editComponent: ({ value, onChange }) => (
        <TextField value={value ?? ''} onChange={(event) => onChange(event.target.value)} inputProps={{ placeholder: 'Name' }} />
      ),
    },
  ];
  return (
    <MaterialTable
      title="Pond"
      columns={columns}
      data={fish}
      editable={{
        onRowAdd: async (newRow) => setFish([...fish, { ...newRow, id: `f${Date.now()}${fish.length}` }]),
        onRowUpdate: (newRow, oldRow) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              const next = [...fish];
              const index = next.findIndex(({ id }) => id === oldRow?.id);
              next[index] = newRow;
              setFish([...next]);
              resolve();
            }, 10);
          }),
        onRowDelete: async (oldRow) => setFish(fish.filter(({ id }) => id !== oldRow.id)),
      }}
    />
  );
}
