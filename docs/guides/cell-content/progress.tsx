import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Box, LinearProgress } from '@mui/material';
import { useMemo } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const options: Options<Product> = {
  paging: false,
  search: false,
};

export default function ProgressBars() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Sold',
        field: 'sold',
        type: 'numeric',
        align: 'left',
        render: ({ name, sold }) => (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minWidth: 140,
            }}
          >
            <LinearProgress
              variant="determinate"
              value={sold}
              aria-label={`${name} sold`}
              sx={{
                flexGrow: 1,
                height: 8,
                borderRadius: 1,
              }}
            />
            <Box sx={{ width: 48, textAlign: 'right' }}>
              {sold} %
            </Box>
          </Box>
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Sales"
      columns={columns}
      data={products}
      options={options}
    />
  );
}
