import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Box, Button, Dialog } from '@mui/material';
import {
  type KeyboardEvent,
  useMemo,
  useState,
} from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const options: Options<Order> = {
  paging: false,
  maxBodyHeight: 300,
};

export default function TableInDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setIsOpen(true)}
        sx={{ m: 2 }}
      >
        Show the orders
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        fullWidth
        maxWidth="md"
        aria-label="Orders"
      >
        <Box onKeyDown={keepEscapeInRow}>
          <Orders />
        </Box>
      </Dialog>
    </>
  );
}

/**
 * Escape cancels an edit, and must not reach the
 * dialog. Only a row being edited has the attribute.
 */
function keepEscapeInRow(event: KeyboardEvent) {
  const isInRow =
    event.target instanceof Element &&
    event.target.closest('tr[mode]');
  if (event.key === 'Escape' && isInRow)
    event.stopPropagation();
}

function Orders() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const save = async ({
    id,
    customer,
    state,
    total,
  }: Order) =>
    setRows((current) =>
      current.map((row) =>
        row.id === id
          ? { ...row, customer, state, total }
          : row,
      ),
    );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={rows}
      options={options}
      editable={{ onRowUpdate: save }}
    />
  );
}
