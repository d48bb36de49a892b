import MaterialTable, { type Column, type Options } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { useMemo } from 'react';

/** Export the table and open the file: the first ticket's labels fill two columns. */
export default function App() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'Ticket', field: 'name' },
      // Wrong: only strings get quotes, so the comma of an array starts another field.
      { title: 'Labels', field: 'labels' },
      // Right: { title: 'Labels', field: 'labels', customExport: (row) => row.labels.join(', ') },
      { title: 'Owner', field: 'owner' },
    ],
    [],
  );
  return <MaterialTable title="Tickets" columns={columns} data={tickets} options={options} />;
}

const options: Options<Ticket> = {
  exportMenu: [{ label: 'Export CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'tickets') }],
};

const tickets = [
  { id: 1, name: 'Slow start', labels: ['bug', 'speed'], owner: 'Ada' },
  { id: 2, name: 'Dark mode', labels: ['wish'], owner: 'Ben' },
];

type Ticket = (typeof tickets)[number];
