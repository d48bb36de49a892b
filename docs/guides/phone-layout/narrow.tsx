import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableToolbar } from '@material-table/core';
import {
  Box,
  type SxProps,
  type Theme,
} from '@mui/material';
import { type ComponentProps, useMemo } from 'react';

interface Order {
  id: number;
  customer: string;
  city: string;
  total: number;
}

const components = { Toolbar: WrappingToolbar };

// Hide "Rows per page" and its select
// to make room for the page buttons.
const pager: SxProps<Theme> = {
  '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input':
    { display: { xs: 'none', sm: 'flex' } },
};

// Hide the second column: both its header and its cells.
const columnsByWidth: SxProps = {
  '& th:nth-of-type(2), & td:nth-of-type(2)': {
    display: { xs: 'none', sm: 'table-cell' },
  },
};

export default function NarrowTable() {
  const columns = useMemo<Column<Order>[]>(
    () => [
      { title: 'Customer', field: 'customer' },
      { title: 'City', field: 'city' },
      { title: 'Total', field: 'total', type: 'currency' },
    ],
    [],
  );
  return (
    <Box sx={pager}>
      <MaterialTable
        title="Orders of this week"
        columns={columns}
        data={orders}
        options={{ columnsButton: true }}
        components={components}
        sx={columnsByWidth}
      />
    </Box>
  );
}

function WrappingToolbar(
  props: ComponentProps<typeof MTableToolbar>,
) {
  return (
    <Box
      sx={{
        '& .MuiToolbar-root': { flexWrap: 'wrap', py: 1 },
      }}
    >
      <MTableToolbar {...props} />
    </Box>
  );
}

const orders: Order[] = [
  {
    id: 1,
    customer: 'Ingrid Hansen',
    city: 'Bergen',
    total: 120,
  },
  {
    id: 2,
    customer: 'Alice Brown',
    city: 'Milan',
    total: 84.5,
  },
  {
    id: 3,
    customer: 'Emma Clarke',
    city: 'Leeds',
    total: 42,
  },
  {
    id: 4,
    customer: 'Paul Weber',
    city: 'Graz',
    total: 310,
  },
  {
    id: 5,
    customer: 'Ana Costa',
    city: 'Porto',
    total: 65,
  },
  {
    id: 6,
    customer: 'Grace Young',
    city: 'Lyon',
    total: 18.9,
  },
];
