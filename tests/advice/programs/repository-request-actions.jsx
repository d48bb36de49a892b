import MaterialTable from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { useState } from 'react';
import { tableIcons } from './tableIcons';

export default function Requests() {
  const [isFetching] = useState(false);
  const [data] = useState([]);
  const [columns] = useState([
    { title: 'Request', field: 'id' },
    { title: 'Status', field: 'status', lookup: { open: 'Open', done: 'Done' } },
  ]);
  return (
    <MaterialTable
      icons={tableIcons}
      isLoading={isFetching}
      columns={columns}
      data={data}
      options={{
        exportMenu: [{ label: 'CSV', exportFunc: (cols, rows) => ExportCsv(cols, rows, 'requests') }],
      }}
      onRowClick={(event, row, togglePanel) => togglePanel()}
    />
  );
}
