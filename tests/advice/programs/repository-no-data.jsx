import MaterialTable from '@material-table/core';
import ExportCsv from '@material-table/exporters/csv';
import ExportPdf from '@material-table/exporters/pdf';
import { Gauge } from './Gauge';

const alarms = [
  { title: 'No.', field: 'id' },
  { title: 'Alarm', field: 'alarm' },
  { title: 'Heard by', field: 'alarm' },
  { title: 'Level', field: 'alarm' },
  { title: 'State', field: 'state', lookup: { ON: 'ON', OFF: 'OFF' } },
];

export default function Bridge() {
  return (
    <main>
      <Gauge of="alarms" at={3} />
      <MaterialTable
        title="Alarms"
        columns={alarms}
        options={{
          filtering: true,
          headerStyle: { backgroundColor: 'firebrick', color: 'white' },
          exportMenu: [
            {
              label: 'PDF',
              exportFunc: (columns, rows) => {
                ExportPdf(columns, rows, 'alarms');
              },
            },
            {
              label: 'CSV',
              exportFunc: (columns, rows) => {
                ExportCsv(columns, rows, 'alarms');
              },
            },
          ],
        }}
      />
      <MaterialTable
        title="On watch"
        columns={[
          { title: 'No.', field: 'id' },
          { title: 'Name', field: 'name' },
        ]}
        options={{
          filtering: true,
          exportMenu: [{ label: 'PDF', exportFunc: (columns, rows) => ExportPdf(columns, rows, 'watch') }],
        }}
      />
    </main>
  );
}
