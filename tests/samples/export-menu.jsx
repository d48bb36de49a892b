import MaterialTable from '@material-table/core';
import { ExportCsv, ExportPdf } from '@material-table/exporters';

export default () => (
  <MaterialTable
    title="Exportable"
    columns={[{ title: 'Name', field: 'name' }]}
    data={[{ id: 1, name: 'x' }]}
    options={{
      exportMenu: [
        { label: 'Export CSV', exportFunc: (cols, rows) => ExportCsv(cols, rows, 'people') },
        { label: 'Export PDF', exportFunc: (cols, rows) => ExportPdf(cols, rows, 'people') },
      ],
    }}
  />
);
