import MaterialTable, { type Column } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';

interface Delivery {
  id: string;
  to: string;
  state: 'on time' | 'late';
  note: string;
}

// The table identifies panels by their function's source text, so rows and the prop share one function.
function showNote({ rowData }: { rowData: Delivery }) {
  return <Typography sx={{ p: 2 }}>{rowData.note}</Typography>;
}

export default function LateDeliveriesOpen() {
  const columns = useMemo<Column<Delivery>[]>(
    () => [
      { title: 'Delivery', field: 'id' },
      { title: 'To', field: 'to' },
      { title: 'State', field: 'state' },
    ],
    [],
  );
  const rows = useMemo(
    () =>
      deliveries.map((row) =>
        row.state === 'late' ? { ...row, tableData: { showDetailPanel: showNote } } : row,
      ),
    [],
  );
  return (
    <MaterialTable
      title="Deliveries"
      columns={columns}
      data={rows}
      options={{ search: false, paging: false }}
      detailPanel={showNote}
    />
  );
}

const deliveries: Delivery[] = [
  { id: 'D-71', to: 'Bergen', state: 'on time', note: 'Delivered at the gate.' },
  { id: 'D-72', to: 'Leeds', state: 'late', note: 'Held at customs, expected one day later.' },
  { id: 'D-73', to: 'Nantes', state: 'on time', note: 'Signed by the neighbor.' },
  { id: 'D-74', to: 'Porto', state: 'late', note: 'Truck broke down, a second one is on its way.' },
  { id: 'D-75', to: 'Vienna', state: 'on time', note: 'Left in the parcel box.' },
];
