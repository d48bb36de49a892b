import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

interface Order {
  id: number;
  customer: string;
  status: 'New' | 'Packed' | 'Late' | 'Shipped';
  ordered: string;
  /** The share of its items that is packed. */
  packed: number;
  total: number;
  /** A row with this property starts selected. */
  tableData?: { checked: boolean };
}

export default function RecentOrders() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Customer', field: 'customer', render: ({ customer }) => <Customer name={customer} /> },
      { title: 'Status', field: 'status', render: ({ status }) => <Status name={status} /> },
      { title: 'Ordered', field: 'ordered', type: 'date', dateSetting: { locale: 'en-GB' } },
      { title: 'Packed', field: 'packed', render: ({ packed }) => <Bar share={packed} /> },
      {
        title: 'Total',
        field: 'total',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
    ],
    [],
  );
  const [orders, setOrders] = useState(initialOrders);
  const ship = (ids: Set<number>) =>
    setOrders(
      orders.map((order) => (ids.has(order.id) ? { ...order, status: 'Shipped', packed: 1 } : order)),
    );
  return (
    <MaterialTable
      title="Recent orders"
      columns={columns}
      data={orders}
      options={options}
      actions={[shipAction(ship)]}
    />
  );
}

const shipAction = (onShip: (ids: Set<number>) => void): Action<Order> => ({
  icon: () => <ShipIcon />,
  tooltip: 'Ship the selected orders',
  onClick: (_event, selected) => onShip(new Set([selected].flat().map(({ id }) => id))),
});

const options: Options<Order> = {
  paging: false,
  selection: true,
  showTextRowsSelected: false,
  selectionProps: ({ customer }: Order) => ({ slotProps: { input: { 'aria-label': `Select ${customer}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all orders' } } },
};

const colors = { New: '#1c7ed6', Packed: '#ae6a00', Late: '#e03131', Shipped: '#0f9d7a' };

const row = { display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' };

function Customer({ name }: { name: string }) {
  const circle = { width: 26, borderRadius: 13, background: '#d3ece3', color: '#0b5c48' };
  return (
    <span style={row}>
      <span aria-hidden style={{ ...circle, fontSize: 11, lineHeight: '26px', textAlign: 'center' }}>
        {name.replace(/(\w)\w* .*?(\w)\w*$/, '$1$2')}
      </span>
      {name}
    </span>
  );
}

function Status({ name }: { name: Order['status'] }) {
  return (
    <span style={row}>
      <span style={{ width: 8, height: 8, borderRadius: 4, background: colors[name] }} />
      {name}
    </span>
  );
}

function Bar({ share }: { share: number }) {
  const percent = `${100 * share}%`;
  return (
    <span role="img" aria-label={percent} style={{ ...row, width: 64, background: 'rgb(128 128 128 / 25%)' }}>
      <span style={{ width: percent, height: 6, background: '#0f9d7a' }} />
    </span>
  );
}

function ShipIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M2 5h12v3h4l4 4v5h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2Z" />
    </svg>
  );
}

const initialOrders: Order[] = [
  { id: 1, customer: 'Ada Berg', status: 'Late', ordered: '2026-10-02', packed: 0.4, total: 1240 },
  { id: 2, customer: 'Ben Costa', status: 'Shipped', ordered: '2026-10-05', packed: 1, total: 89.5 },
  checked({ id: 3, customer: 'Cleo Dahl', status: 'Packed', ordered: '2026-10-06', packed: 1, total: 455 }),
  checked({ id: 4, customer: 'Dan Evans', status: 'Packed', ordered: '2026-10-06', packed: 1, total: 2310 }),
  { id: 5, customer: 'Eva Fischer', status: 'New', ordered: '2026-10-07', packed: 0.75, total: 64 },
  { id: 6, customer: 'Finn Gray', status: 'New', ordered: '2026-10-08', packed: 0.2, total: 718.4 },
  { id: 7, customer: 'Gia Hansen', status: 'Shipped', ordered: '2026-10-08', packed: 1, total: 132 },
  { id: 8, customer: 'Hugo Ito', status: 'New', ordered: '2026-10-09', packed: 0, total: 1575 },
];

function checked(order: Order): Order {
  return { ...order, tableData: { checked: true } };
}
