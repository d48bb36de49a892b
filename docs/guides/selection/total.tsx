import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  checkboxNames,
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const options: Options<Order> = {
  ...checkboxNames,
  selection: true,
  search: false,
};

export default function TotalOfSelected() {
  const columns = useMemo(makeColumns, []);
  const [ids, setIds] = useState<number[]>([]);
  const selected = orders.filter(({ id }) =>
    ids.includes(id),
  );
  const total = selected.reduce(
    (sum, order) => sum + order.total,
    0,
  );
  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        onSelectionChange={(rows) =>
          setIds(rows.map(({ id }) => id))
        }
      />
      <Typography role="status" sx={{ m: 2 }}>
        {selected.length} of {orders.length} selected,{' '}
        {total} in total
      </Typography>
    </>
  );
}
