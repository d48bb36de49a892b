import type { Action, Column, Options } from '@material-table/core';
import { useState } from 'react';

export interface Order {
  id: number;
  customer: string;
  status: 'new' | 'packed' | 'late' | 'shipped';
  ordered: string;
  /** The share of its items that is packed. */
  packed: number;
  total: number;
  /** The order that this one completes. */
  partOf?: number;
  /** The table's own state of a row, such as its check mark. */
  tableData?: object;
}

/** Columns for one table, each with what a program adds to it. The table stores its state in them. */
export function useOrderColumns(added: Partial<Record<keyof Order, Partial<Column<Order>>>> = {}) {
  const [columns] = useState(() => columnsOfOrders.map((column) => ({ ...column, ...added[column.field] })));
  return columns;
}

/** A phone has no room for these cells: the page around the table sets the variable to `none` there. */
const wide = { display: 'var(--wide-cell, table-cell)' };

const columnsOfOrders: (Omit<Column<Order>, 'field'> & { field: keyof Order })[] = [
  {
    title: 'Customer',
    field: 'customer',
    filterPlaceholder: 'Contains',
    render: ({ customer }) => <Customer name={customer} />,
  },
  {
    title: 'Status',
    field: 'status',
    lookup: { new: 'New', packed: 'Packed', late: 'Late', shipped: 'Shipped' },
    render: ({ status }) => <Status name={status} />,
  },
  {
    title: 'Ordered',
    field: 'ordered',
    editable: 'never',
    filtering: false,
    render: ({ ordered }) => dates.format(new Date(ordered)),
    headerStyle: wide,
    cellStyle: { ...wide, whiteSpace: 'nowrap' },
    filterCellStyle: wide,
  },
  {
    title: 'Packed',
    field: 'packed',
    editable: 'never',
    filtering: false,
    render: ({ packed }) => <Bar share={packed} />,
    headerStyle: wide,
    cellStyle: wide,
    filterCellStyle: wide,
  },
  {
    title: 'Total',
    field: 'total',
    filterPlaceholder: 'Contains',
    type: 'currency',
  },
];

export const orderOptions: Options<Order> = {
  paging: false,
  search: false,
  actionsColumnIndex: -1,
  selectionProps: ({ customer }: Order) => labeled(`Select ${customer}`),
  headerSelectionProps: labeled('Select all orders'),
};

function labeled(label: string) {
  return { slotProps: { input: { 'aria-label': label } } };
}

/** An action for the selected orders, with its name in place of an icon. */
export function button(name: string, act: (orders: Order[]) => void): Action<Order> {
  return {
    icon: () => <span style={textButton}>{name}</span>,
    tooltip: name,
    onClick: (_event, orders) => act([orders].flat()),
  };
}

const textButton = {
  padding: '4px 8px',
  border: '1px solid currentColor',
  borderRadius: 6,
  font: '14px Inter Variable, Roboto, sans-serif',
};

export function saveAsCsv(orders: Order[]) {
  const lines = orders.map(({ customer, status, ordered, total }) =>
    [customer, status, ordered, total].join(','),
  );
  const text = ['Customer,Status,Ordered,Total', ...lines].join('\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = 'orders.csv';
  link.click();
}

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const inLine = { display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' } as const;

const hues = [156, 215, 30, 280, 0];

function Customer({ name }: { name: string }) {
  const circle = {
    width: 24,
    borderRadius: 12,
    background: `hsl(${hues[name.length % hues.length]} 60% 60% / 0.3)`,
    display: 'var(--wide-cell, block)',
  };
  return (
    <span style={inLine}>
      <span
        aria-hidden
        style={{ ...circle, fontSize: 11, fontWeight: 600, lineHeight: '24px', textAlign: 'center' }}
      >
        {name.replace(/(\w)\w* .*?(\w)\w*$/, '$1$2')}
      </span>
      {name}
    </span>
  );
}

const colors = { new: '#1c7ed6', packed: '#ae6a00', late: '#e03131', shipped: '#0f9d7a' };
const names = { new: 'New', packed: 'Packed', late: 'Late', shipped: 'Shipped' };

function Status({ name }: { name: Order['status'] }) {
  const background = `color-mix(in srgb, ${colors[name]} 14%, transparent)`;
  return (
    <span
      style={{ ...inLine, gap: 6, padding: '1px 9px 1px 7px', borderRadius: 11, background, fontSize: 13 }}
    >
      <span style={{ width: 7, height: 7, borderRadius: 4, background: colors[name] }} />
      {names[name]}
    </span>
  );
}

function Bar({ share }: { share: number }) {
  const percent = `${100 * share}%`;
  return (
    <span
      role="img"
      aria-label={percent}
      style={{ ...inLine, width: 56, background: 'rgb(128 128 128 / 25%)', outline: '1px solid transparent' }}
    >
      <span style={{ width: percent, height: 6, background: '#0f9d7a', forcedColorAdjust: 'none' }} />
    </span>
  );
}

export const firstOrders: Order[] = [
  { id: 1, customer: 'Ada Berg', status: 'late', ordered: '2026-10-02', packed: 0.4, total: 1240 },
  { id: 2, customer: 'Ben Costa', status: 'shipped', ordered: '2026-10-05', packed: 1, total: 89.5 },
  { id: 3, customer: 'Cleo Dahl', status: 'packed', ordered: '2026-10-06', packed: 1, total: 455 },
  { id: 4, customer: 'Dan Evans', status: 'packed', ordered: '2026-10-06', packed: 1, total: 2310 },
  { id: 5, customer: 'Eva Fischer', status: 'new', ordered: '2026-10-07', packed: 0.75, total: 64 },
  { id: 6, customer: 'Finn Gray', status: 'new', ordered: '2026-10-08', packed: 0.2, total: 718.4 },
  { id: 7, customer: 'Gia Hansen', status: 'shipped', ordered: '2026-10-08', packed: 1, total: 132 },
  { id: 8, customer: 'Ada Berg', status: 'new', ordered: '2026-10-09', packed: 0, total: 1575, partOf: 1 },
  { id: 9, customer: 'Dan Evans', status: 'late', ordered: '2026-10-09', packed: 0.6, total: 340, partOf: 4 },
];
