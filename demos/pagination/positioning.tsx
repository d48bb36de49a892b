import MaterialTable from '@material-table/core';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { makeColumns, orders } from '../_rows/orders';

export default function OrdersBetweenPagers() {
  const columns = useMemo(makeColumns, []);
  return (
    <Box
      sx={{
        '& .MuiTablePagination-selectLabel': {
          display: { xs: 'none', sm: 'block' },
        },
      }}
    >
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={{
          search: false,
          pageSize: 5,
          pageSizeOptions: [5, 10],
          paginationPosition: 'both',
          paginationAlignment: 'center',
          showFirstLastPageButtons: false,
        }}
      />
    </Box>
  );
}
