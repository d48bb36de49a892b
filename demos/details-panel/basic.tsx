import MaterialTable, {
  type Column,
} from '@material-table/core';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';

interface Order {
  id: string;
  customer: string;
  total: number;
  items: string[];
  /** Only of a row that starts open. */
  tableData?: { showDetailPanel: typeof showItems };
}

export default function OrdersWithItems() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      {
        title: 'Customer',
        field: 'customer',
        render: ({ customer }) => (
          <PersonName name={customer} />
        ),
      },
      { title: 'Total', field: 'total', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={{ search: false, paging: false }}
      detailPanel={showItems}
    />
  );
}

function showItems({ rowData }: { rowData: Order }) {
  return (
    <List
      dense
      aria-label={`Items of ${rowData.id}`}
      sx={{ px: 6 }}
    >
      {rowData.items.map((item) => (
        <ListItem key={item}>{item}</ListItem>
      ))}
    </List>
  );
}

const orders: Order[] = [
  {
    id: 'B-310',
    customer: 'Café Milano',
    total: 86.4,
    items: ['Espresso beans, 2 kg', 'Paper cups, 500'],
    tableData: { showDetailPanel: showItems },
  },
  {
    id: 'B-311',
    customer: 'Bluebird Books',
    total: 42,
    items: ['Tea tin', 'Mug, blue', 'Mug, white'],
  },
  {
    id: 'B-312',
    customer: 'Hansen Logistics',
    total: 129.9,
    items: ['Filter coffee, 5 kg'],
  },
  {
    id: 'B-313',
    customer: 'Okafor & Sons',
    total: 64.5,
    items: ['Hand grinder', 'Scale'],
  },
  {
    id: 'B-314',
    customer: 'Lindqvist AB',
    total: 18,
    items: ['Descaler, 2 bottles'],
  },
];
