import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Order {
  id: number;
  customer: { id: number } | number;
}

export default function App() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      {
        title: 'Customer',
        // Wrong: the customer of order 2 is a number, which has no id.
        field: 'customer.id',
        // Right: render: ({ customer }) => (typeof customer === 'object' ? customer.id : customer),
      },
    ],
    [],
  );
  return <MaterialTable columns={columns} data={orders} />;
}

const orders: Order[] = [
  { id: 1, customer: { id: 1 } },
  { id: 2, customer: 1 },
];
