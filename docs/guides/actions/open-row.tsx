import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
} from '@mui/material';
import { useMemo, useState } from 'react';
import {
  type Order,
  orders,
  showDay,
} from '../../../demos/_rows/orders';

export default function OpenRowByClick() {
  const [opened, setOpened] = useState<Order>();
  const columns = useMemo<Column<Order>[]>(
    () => [
      {
        title: 'Customer',
        field: 'customer',
        // Makes the row reachable by keyboard; a
        // click on the button bubbles to the row.
        render: ({ customer }) => (
          <Link component="button" sx={{ font: 'inherit' }}>
            {customer}
          </Link>
        ),
      },
      { title: 'Total', field: 'total', type: 'numeric' },
    ],
    [],
  );
  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        onRowClick={(_event, order) => setOpened(order)}
      />
      {opened && (
        <Dialog
          open
          onClose={() => setOpened(undefined)}
          aria-labelledby="opened-order"
        >
          <DialogTitle id="opened-order">
            {opened.customer}
          </DialogTitle>
          <DialogContent>
            {opened.state}, ordered on {showDay(opened)}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpened(undefined)}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
