import { ThemeProvider } from '@material-ui/core/styles';
import MaterialTable from '@material-table/core';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import { race } from './themes';

export default function Finishers({ finishers, columns, cup }) {
  return (
    <ThemeProvider theme={race}>
      <MaterialTable
        title="Finishers"
        columns={columns}
        data={finishers}
        icons={{
          Search: () => <img src="/glass.svg" alt="search" height="18" />,
          Export: () => <img src="/box.svg" alt="export" height="18" />,
        }}
        style={{ paddingTop: '1em' }}
        localization={{ body: { emptyDataSourceMessage: 'No one has finished' } }}
        options={{
          paging: false,
          padding: 'default',
          toolbarButtonAlignment: 'right',
          fixedColumns: { left: 0, right: 0 },
          headerStyle: { backgroundColor: 'whitesmoke', color: 'navy' },
          exportMenu: [
            { label: 'As PDF', exportFunc: (shown, rows) => ExportPdf(shown, rows, `${cup} finishers`) },
            { label: 'As CSV', exportFunc: (shown, rows) => ExportCsv(shown, rows, 'finishers') },
          ],
        }}
      />
    </ThemeProvider>
  );
}
