import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Delivery {
  id: string;
  city: string;
  state: string;
  note: string;
  tableData?: object;
}

export default function DeliveriesWithNotes() {
  const columns = useMemo<Column<Delivery>[]>(
    () => [
      { title: 'Delivery', field: 'id' },
      { title: 'City', field: 'city' },
      { title: 'State', field: 'state' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Deliveries"
      columns={columns}
      data={deliveries}
      detailPanel={showNote}
      options={{ search: false, paging: false }}
    />
  );
}

function showNote({ rowData }: { rowData: Delivery }) {
  return <p style={{ margin: '12px 16px 12px 64px' }}>{rowData.note}</p>;
}

const deliveries: Delivery[] = [
  { id: 'D-71', city: 'Bergen', state: 'On time', note: 'Left at the gate.' },
  {
    id: 'D-72',
    city: 'Leeds',
    state: 'Late',
    note: 'Held at customs. Expected one day later.',
    // This panel is open at first.
    tableData: { showDetailPanel: showNote },
  },
  { id: 'D-73', city: 'Nantes', state: 'On time', note: 'Signed by a neighbor.' },
  { id: 'D-74', city: 'Porto', state: 'Late', note: 'The truck broke down. A second one has left.' },
  { id: 'D-75', city: 'Vienna', state: 'On time', note: 'In the parcel box.' },
];
