import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Order {
  id: number;
  customer: string;
  city: string;
  items: number;
  total: number;
}

const headerStyle = {
  backgroundColor: 'var(--mui-palette-primary-main, #1565c0)',
  color: 'var(--mui-palette-primary-contrastText, #fff)',
  whiteSpace: 'nowrap',
} as const;

const sortLabels = {
  '& .MuiTableSortLabel-root, & .MuiTableSortLabel-root .MuiTableSortLabel-icon': {
    color: 'inherit !important',
  },
};

export default function ColoredHeader() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Customer', field: 'customer', defaultSort: 'asc' },
      { title: 'City', field: 'city' },
      { title: 'Items', field: 'items', type: 'numeric' },
      {
        title: 'Total in EUR',
        field: 'total',
        type: 'numeric',
        headerStyle: {
          backgroundColor: 'var(--mui-palette-secondary-main, #9c27b0)',
          color: 'var(--mui-palette-secondary-contrastText, #fff)',
          fontWeight: 700,
        },
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={{ headerStyle, search: false, paging: false }}
      sx={sortLabels}
    />
  );
}

const orders: Order[] = [
  { id: 1, customer: 'Bakker', city: 'Utrecht', items: 4, total: 86 },
  { id: 2, customer: 'Moreau', city: 'Lille', items: 1, total: 19 },
  { id: 3, customer: 'Conti', city: 'Turin', items: 7, total: 240 },
  { id: 4, customer: 'Ahlberg', city: 'Malmö', items: 2, total: 55 },
  { id: 5, customer: 'Nowak', city: 'Gdańsk', items: 3, total: 132 },
];
