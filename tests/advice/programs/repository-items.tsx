import MaterialTable, { Column } from '@material-table/core';
import { ExportCsv, ExportPdf } from '@material-table/exporters';
import { useTheme } from '@mui/material/styles';
import { Fare } from './fares';

export default function Fares({ fares }: { fares: Fare[] }) {
  const { palette } = useTheme();
  const columns: Array<Column<Fare>> = [
    { title: 'Strecke', field: 'route', filtering: false },
    { title: 'Klasse', field: 'cabin', filtering: true },
    { title: 'Preis', field: 'price', type: 'numeric', filtering: false },
  ];
  return (
    <MaterialTable
      title="Fares"
      columns={columns}
      data={fares}
      options={{
        filtering: true,
        columnsButton: true,
        headerStyle: { backgroundColor: palette.info.main, color: palette.info.contrastText },
        exportMenu: [
          { label: 'As CSV', exportFunc: (columns, rows) => ExportCsv(columns, rows, 'fares') },
          { label: 'As PDF', exportFunc: (columns, rows) => ExportPdf(columns, rows, 'fares') },
        ],
      }}
      renderSummaryRow={({ column, data }) =>
        column.field === 'price'
          ? { value: data.reduce((sum, fare) => sum + Number(fare.price), 0), style: { fontWeight: 700 } }
          : undefined
      }
    />
  );
}
