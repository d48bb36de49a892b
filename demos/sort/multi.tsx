import MaterialTable, {
  type Column,
  type OrderByCollection,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';
import {
  makeColumns,
  orders,
  showDay,
  type Order,
} from '../_rows/orders';

export default function SortBySeveralColumns() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Order>[]>(
    () => [
      ...makeColumns(),
      {
        title: 'Ordered',
        field: 'ordered',
        render: showDay,
      },
    ],
    [],
  );
  const logOrder = (order: OrderByCollection[]) => {
    const text = order.map(
      ({ sortOrder, orderByField, orderDirection }) =>
        `${sortOrder}. ${orderByField} ${orderDirection}`,
    );
    setEvents((before) =>
      [
        `onOrderCollectionChange: ${text.join(', ') || 'not sorted'}`,
        ...before,
      ].slice(0, 5),
    );
  };
  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        onOrderCollectionChange={logOrder}
        options={{
          maxColumnSort: 4,
          showColumnSortOrder: true,
          defaultOrderByCollection: [
            {
              orderBy: 1,
              orderByField: 'state',
              orderDirection: 'asc',
              sortOrder: 1,
            },
            {
              orderBy: 2,
              orderByField: 'total',
              orderDirection: 'desc',
              sortOrder: 2,
            },
          ],
          search: false,
        }}
      />
      <Log lines={events}>Click a header.</Log>
    </>
  );
}
