import MaterialTable from '@material-table/core';
import {
  firstOrders,
  orderOptions,
  saveAsCsv,
  useOrderColumns,
} from './_orders';

export default function ExportTheRows() {
  return (
    <MaterialTable
      title="Orders"
      columns={useOrderColumns()}
      data={firstOrders}
      options={{
        ...orderOptions,
        exportMenu: [
          {
            label: 'Save as CSV',
            exportFunc: (_, orders) =>
              saveAsCsv(orders),
          },
        ],
      }}
    />
  );
}
