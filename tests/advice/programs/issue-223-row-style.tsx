import MaterialTable from '@material-table/core';
import { useState } from 'react';

interface Row {
  name: string;
}

export default function Names() {
  const [selected, setSelected] = useState<Row[]>([]);
  return (
    <>
      <p>{selected.length}</p>
      <MaterialTable
        columns={[
          {
            title: 'Name',
            field: 'name',
            cellStyle: (value: string) => ({ color: value ? 'black' : 'red' }),
          },
        ]}
        data={[{ name: 'Uma' }, { name: 'Tom' }]}
        onSelectionChange={(rows) => setSelected(rows)}
        options={{ selection: true, rowStyle: (row) => ({ background: row.name ? '#fff' : '#eee' }) }}
      />
    </>
  );
}
