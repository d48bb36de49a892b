import MaterialTable, {
  type Options,
} from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  orders,
  type Order,
} from '../_rows/orders';

export default function SelectableOrders() {
  const columns = useMemo(makeColumns, []);
  // A row with this property starts selected;
  // the table stores each row's state here.
  const rows = useMemo(
    () =>
      orders.map((order) => ({
        ...order,
        tableData: { checked: isOpen(order) },
      })),
    [],
  );
  const [selected, setSelected] = useState(() =>
    orders.filter(isOpen),
  );
  const total = selected.reduce(
    (sum, order) => sum + order.total,
    0,
  );

  return (
    <>
      <Typography sx={{ m: 2 }} role="status">
        {selected.length} selected, ${total} in total
      </Typography>
      <MaterialTable
        title="Sales orders"
        columns={columns}
        data={rows}
        options={options}
        onSelectionChange={(changed) =>
          setSelected(changed)
        }
      />
    </>
  );
}

const options: Options<Order> = {
  selection: true,
  pageSize: 5,
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all orders' },
    },
  },
  selectionProps: ({ customer }: Order) => ({
    slotProps: {
      input: {
        'aria-label': `Select the order of ${customer}`,
      },
    },
  }),
};

const isOpen = ({ state }: Order) => state === 'Open';
