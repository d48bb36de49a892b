import MaterialTable from '@material-table/core';
import {
  firstOrders,
  orderOptions,
  useOrderColumns,
} from './_orders';

export default function ShowRowsAsATree() {
  return (
    <MaterialTable
      title="Orders"
      columns={useOrderColumns()}
      data={firstOrders}
      parentChildData={(order, all) =>
        all.find(
          ({ id }) => id === order.partOf,
        )
      }
      options={{
        ...orderOptions,
        defaultExpanded: true,
      }}
    />
  );
}
