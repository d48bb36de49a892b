import MaterialTable, { type Column } from '@material-table/core';

enum Status {
  Open = 'Open',
  Closed = 'Closed',
}

type Ticket = { id: number; status: Status };

const columns = [{ title: 'Status', field: 'status' }] satisfies Column<Ticket>[];

export default function Tickets() {
  return <MaterialTable title="Tickets" columns={columns} data={[{ id: 1, status: Status.Open }]} />;
}
