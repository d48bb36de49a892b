import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Open Ben's panel: Ada's panel, which is open initially, stays open. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable title="People" columns={columns} data={people} detailPanel={panel} options={options} />
  );
}

function panel({ rowData }: { rowData: { city: string } }) {
  return `Lives in ${rowData.city}`;
}

const options = { detailPanelType: 'single' as const };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', tableData: { showDetailPanel: panel } },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
