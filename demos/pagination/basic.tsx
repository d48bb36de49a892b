import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';
import { PersonName } from '../_rows/person-name';

interface Order {
  id: number;
  customer: string;
  item: string;
  total: number;
}

export default function OrdersByPage() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      {
        title: 'Order',
        field: 'id',
        type: 'numeric',
        align: 'left',
      },
      {
        title: 'Customer',
        field: 'customer',
        render: ({ customer }) => (
          <PersonName name={customer} />
        ),
      },
      { title: 'Item', field: 'item' },
      {
        title: 'Total',
        field: 'total',
        type: 'currency',
        currencySetting: {
          locale: 'en-US',
          currencyCode: 'USD',
        },
      },
    ],
    [],
  );
  const [events, setEvents] = useState<string[]>([]);
  const log = (event: string) =>
    setEvents((earlier) => [event, ...earlier].slice(0, 5));

  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        onPageChange={(page, pageSize) =>
          log(`onPageChange(${page}, ${pageSize})`)
        }
        onRowsPerPageChange={(pageSize) =>
          log(`onRowsPerPageChange(${pageSize})`)
        }
      />
      <Log lines={events}>Turn a page.</Log>
    </>
  );
}

const customers = [
  'Adams',
  'Berger',
  'Costa',
  'Dahl',
  'Evans',
];
const items = ['Desk lamp', 'Chair', 'Bookshelf', 'Desk'];

const orders: Order[] = Array.from(
  { length: 23 },
  (_, index) => ({
    id: 1001 + index,
    customer: customers[index % customers.length] ?? '',
    item: items[(index * 3) % items.length] ?? '',
    total: 40 + ((index * 37) % 160),
  }),
);

const options: Options<Order> = {
  search: false,
  pageSize: 5,
  // The last option shows all rows.
  pageSizeOptions: [5, 10, orders.length],
};
