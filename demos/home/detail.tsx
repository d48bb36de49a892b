import MaterialTable from '@material-table/core';
import {
  firstOrders,
  orderOptions,
  useOrderColumns,
  type Order,
} from './_orders';

export default function OpenADetailPanel() {
  return (
    <MaterialTable
      title="Orders"
      columns={useOrderColumns()}
      data={ordersWithOneOpen}
      options={orderOptions}
      detailPanel={({ rowData }) => (
        <Packing order={rowData} />
      )}
    />
  );
}

function Packing({
  order,
}: {
  order: Order;
}) {
  const percent = Math.round(
    100 * order.packed,
  );
  return (
    <p
      style={{
        margin: '12px 16px 12px 64px',
      }}
    >
      {order.customer} ordered for $
      {order.total}, and {percent}% of it
      is packed.
    </p>
  );
}

const ordersWithOneOpen = firstOrders.map(
  (order) =>
    order.id === 3
      ? {
          ...order,
          tableData: {
            showDetailPanel: () => (
              <Packing order={order} />
            ),
          },
        }
      : order,
);
