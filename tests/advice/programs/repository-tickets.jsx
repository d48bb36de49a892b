import MaterialTable from '@material-table/core';
import ExportCsv from '@material-table/exporters/csv';

export default function Signals({ signals, choose, open }) {
  const rank = localStorage.getItem('rank');
  const columns = [
    { title: 'Signal', field: 'signal' },
    { title: 'Sent by', field: 'sender', width: '12%' },
    { title: 'State', field: 'state', width: '12%', lookup: { sent: 'sent', seen: 'seen', done: 'done' } },
    { title: 'No.', field: '_id' },
  ];
  if (rank !== 'guest') {
    columns.push({ title: 'Haste', field: 'haste', width: '4%', lookup: { 1: '1', 2: '2' } });
  }
  return (
    <MaterialTable
      title={'Signals'}
      columns={columns}
      data={signals}
      onRowClick={(_event, signal) => {
        choose(signal);
        open(true);
      }}
      options={{
        filtering: true,
        columnsButton: true,
        exportMenu: [{ label: 'CSV', exportFunc: (shown, rows) => ExportCsv(shown, rows, 'signals') }],
        rowStyle: { backgroundColor: 'gainsboro' },
        headerStyle: { backgroundColor: 'darkslategray', color: 'white' },
      }}
    />
  );
}
