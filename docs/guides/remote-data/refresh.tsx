import MaterialTable, {
  type Action,
} from '@material-table/core';
import Refresh from '@mui/icons-material/Refresh';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

export default function RefreshButton() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const [isLoading, setIsLoading] = useState(false);
  const load = async () => {
    setIsLoading(true);
    try {
      setRows(await fetchOrders());
    } finally {
      setIsLoading(false);
    }
  };
  const refresh: Action<Order> = {
    icon: Refresh,
    tooltip: 'Load the orders again',
    isFreeAction: true,
    disabled: isLoading,
    onClick: load,
  };
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={rows}
      actions={[refresh]}
      isLoading={isLoading}
    />
  );
}

/**
 * Replace this with your request. Here, all
 * orders have been paid in the meantime.
 */
async function fetchOrders(): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return orders.map((order) => ({
    ...order,
    state: 'Paid',
  }));
}
