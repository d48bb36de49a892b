import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import Inventory from '@mui/icons-material/Inventory';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Visibility from '@mui/icons-material/Visibility';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';

interface Order {
  id: string;
  customer: string;
  total: number;
  state: string;
}

const options: Options<Order> = {
  selection: true,
  search: false,
  paging: false,
  selectionProps: (order: Order) => ({
    slotProps: {
      input: { 'aria-label': `Select order ${order.id}` },
    },
  }),
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all orders' },
    },
  },
};

export default function ActionsOnSelectedOrders() {
  const [rows, setRows] = useState(orders);
  const [events, setEvents] = useState<string[]>([]);
  const log = (event: string) =>
    setEvents((current) => [event, ...current].slice(0, 5));
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Order', field: 'id' },
      { title: 'Customer', field: 'customer' },
      {
        title: 'Total',
        field: 'total',
        type: 'currency',
      },
      { title: 'State', field: 'state' },
    ],
    [],
  );

  const ship: Action<Order> = {
    icon: LocalShipping,
    tooltip: 'Ship the selected orders',
    position: 'toolbarOnSelect',
    onClick: (_event, data) => {
      const ids = (Array.isArray(data) ? data : [data]).map(
        (order) => order.id,
      );
      setRows((current) =>
        current.map((row) =>
          ids.includes(row.id)
            ? { ...row, state: 'Shipped' }
            : row,
        ),
      );
      log(`ship: ${ids.join(', ')}`);
    },
  };
  const stocktake: Action<Order> = {
    icon: Inventory,
    tooltip: 'Check the stock',
    position: 'toolbar',
    onClick: () => log('check the stock'),
  };
  // With selection, a row action must name its position.
  const look = {
    position: 'row',
    action: (order: Order): Action<Order> => ({
      icon: Visibility,
      tooltip: `Look at order ${order.id}`,
      onClick: () => log(`look at: ${order.id}`),
    }),
  };

  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        actions={[ship, stocktake, look]}
        options={options}
      />
      <Log lines={events}>
        Select orders, then click the truck above the table.
      </Log>
    </>
  );
}

const orders: Order[] = [
  {
    id: 'A-1041',
    customer: 'Bluebird Books',
    total: 84.5,
    state: 'Paid',
  },
  {
    id: 'A-1042',
    customer: 'Café Milano',
    total: 312,
    state: 'Paid',
  },
  {
    id: 'A-1043',
    customer: 'Hansen Logistics',
    total: 47.9,
    state: 'Packed',
  },
  {
    id: 'A-1044',
    customer: 'Okafor & Sons',
    total: 129,
    state: 'Paid',
  },
  {
    id: 'A-1045',
    customer: 'Lindqvist AB',
    total: 18.25,
    state: 'Packed',
  },
];
