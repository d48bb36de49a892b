import MaterialTable from '@material-table/core';
import {
  firstOrders,
  type Order,
  orderOptions,
  useOrderColumns,
} from './_orders';

export default function ShowRowsAsATree() {
  return (
    <MaterialTable
      title="Orders"
      columns={useOrderColumns({
        customer: { cellStyle: indented },
      })}
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

const indented = (
  _value: unknown,
  order?: Order,
) => ({
  paddingLeft: order?.partOf && 36,
});
