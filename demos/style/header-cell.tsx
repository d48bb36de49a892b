import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import {
  makeColumns,
  orders,
  showDay,
  type Order,
} from '../_rows/orders';

const headerStyle = {
  backgroundColor:
    'var(--mui-palette-primary-main, #1565c0)',
  color: 'var(--mui-palette-primary-contrastText, #fff)',
  whiteSpace: 'nowrap',
} as const;

const sortLabels = {
  '& .MuiTableSortLabel-root, & .MuiTableSortLabel-root .MuiTableSortLabel-icon':
    {
      color: 'inherit !important',
    },
};

export default function ColoredHeader() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      ...makeColumns(),
      {
        title: 'Ordered',
        field: 'ordered',
        render: showDay,
        defaultSort: 'desc',
        headerStyle: {
          backgroundColor:
            'var(--mui-palette-secondary-main, #9c27b0)',
          color:
            'var(--mui-palette-secondary-contrastText, #fff)',
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
      options={{ headerStyle, search: false }}
      sx={sortLabels}
    />
  );
}
