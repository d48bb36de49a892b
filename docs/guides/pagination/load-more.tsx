import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const options: Options<Order> = {
  paging: false,
  search: false,
  maxColumnSort: 0,
};

export default function LoadMore() {
  const columns = useMemo(makeColumns, []);
  const [count, setCount] = useState(4);
  // In your app, append the rows that your server returns.
  const rows = useMemo(
    () => orders.slice(0, count),
    [count],
  );
  return (
    <>
      <MaterialTable
        title={`${rows.length} of ${orders.length} orders`}
        columns={columns}
        data={rows}
        options={options}
      />
      <Button
        fullWidth
        disabled={rows.length === orders.length}
        onClick={() => setCount(count + 4)}
      >
        Load more
      </Button>
    </>
  );
}
