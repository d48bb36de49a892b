import MaterialTable, {
  type Column,
  type OrderByCollection,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  orders,
  type Order,
} from '../_rows/orders';

export default function SortBySeveralColumns() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Order>[]>(
    () => [
      ...makeColumns(),
      { title: 'Ordered', field: 'ordered' },
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
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ m: 2, minHeight: '7.5em', overflow: 'auto' }}
      >
        {events.join('\n') || 'Click a header.'}
      </Typography>
    </>
  );
}
