import MaterialTable from '@material-table/core';
import { useState } from 'react';
import {
  button,
  firstOrders,
  type Order,
  orderOptions,
  saveAsCsv,
  useOrderColumns,
} from './_orders';

export default function EditRows() {
  const [orders, setOrders] = useState(
    selectedOrders,
  );
  const update = async (order: Order) =>
    setOrders(
      orders.map((each) =>
        each.id === order.id
          ? order
          : each,
      ),
    );
  const ship = (chosen: Order[]) =>
    setOrders(
      orders.map((order) =>
        chosen.some(
          ({ id }) => id === order.id,
        )
          ? { ...order, ...shipped }
          : order,
      ),
    );
  return (
    <MaterialTable
      title="Orders"
      columns={useOrderColumns()}
      data={orders}
      options={{
        ...orderOptions,
        selection: true,
      }}
      localization={words}
      editable={{
        onRowUpdate: update,
      }}
      actions={[
        button('Mark as shipped', ship),
        button('Export', saveAsCsv),
      ]}
    />
  );
}

const words = {
  header: { actions: 'Edit' },
  toolbar: {
    nRowsSelected: '{0} selected',
  },
};

const shipped = {
  status: 'shipped',
  packed: 1,
} as const;

const selected = {
  tableData: { checked: true },
};

const selectedOrders = firstOrders.map(
  (order) =>
    order.status === 'packed'
      ? { ...order, ...selected }
      : order,
);
