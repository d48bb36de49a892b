import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { type Order, orders } from '../_orders';

export default function ScrollToRow() {
  const [id, setId] = useState(0);
  const columns = useMemo<Column<Order>[]>(
    () => [
      // An element with an id, to find the row on the page.
      {
        title: 'Customer',
        field: 'customer',
        render: (row) => (
          <span id={`order-${row.id}`}>{row.customer}</span>
        ),
      },
      { title: 'Total', field: 'total', type: 'numeric' },
    ],
    [],
  );
  const options = useMemo<Options<Order>>(
    () => ({
      search: false,
      paging: false,
      maxBodyHeight: 260,
      rowStyle: (row) => ({
        backgroundColor:
          row.id === id
            ? 'var(--mui-palette-action-selected, #ebebeb)'
            : undefined,
      }),
    }),
    [id],
  );
  const show = (next: number) => {
    setId(next);
    document
      .getElementById(`order-${next}`)
      ?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <TextField
        select
        size="small"
        label="Go to"
        value={id || ''}
        onChange={(event) =>
          show(Number(event.target.value))
        }
        sx={{ m: 2, width: 160 }}
      >
        {orders.map((order) => (
          <MenuItem key={order.id} value={order.id}>
            {order.customer}
          </MenuItem>
        ))}
      </TextField>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
      />
    </>
  );
}
