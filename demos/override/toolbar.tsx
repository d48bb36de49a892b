import MaterialTable from '@material-table/core';
// Keep this import separate, after the table's: a combined
// one fails in webpack's production builds of 8.0.3.
import { MTableToolbar } from '@material-table/core';
import { Box, Button, Typography } from '@mui/material';
import {
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import {
  makeColumns,
  orders,
  type Order,
} from '../_rows/orders';

/** What the toolbar needs from the table's parent. */
const AddOrder = createContext(() => {});

function ToolbarWithButton(
  props: ComponentProps<typeof MTableToolbar>,
) {
  const addOrder = use(AddOrder);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', pr: 2 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MTableToolbar {...props} />
      </Box>
      <Button
        variant="contained"
        size="small"
        onClick={addOrder}
      >
        New
      </Button>
    </Box>
  );
}

const components = { Toolbar: ToolbarWithButton };

export default function OrdersWithButton() {
  const [rows, setRows] = useState(orders);
  const [search, setSearch] = useState('');
  const columns = useMemo(makeColumns, []);
  const addOrder = useCallback(
    () =>
      setRows((before) => [
        newOrder(before.length + 1),
        ...before,
      ]),
    [],
  );
  return (
    <AddOrder value={addOrder}>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        components={components}
        onSearchChange={setSearch}
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ p: 1 }}
      >
        {search === ''
          ? 'No search'
          : `Searched for “${search}”`}
      </Typography>
    </AddOrder>
  );
}

function newOrder(id: number): Order {
  return {
    id,
    customer: 'New customer',
    state: 'Open',
    total: 0,
    ordered: '2026-03-16',
  };
}
