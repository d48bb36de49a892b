import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';
import { type Order, orders } from '../_rows/orders';

const options: Options<Order> = { search: false };

export default function NewestFirst() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      {
        title: 'Ordered',
        field: 'ordered',
        type: 'date',
        defaultSort: 'desc',
        // Use one format for all visitors and for server-rendered HTML.
        dateSetting: { locale: 'en-GB' },
      },
      { title: 'Customer', field: 'customer' },
      { title: 'Total', field: 'total', type: 'numeric' },
    ],
    [],
  );
  return <MaterialTable title="Orders" columns={columns} data={orders} options={options} />;
}
