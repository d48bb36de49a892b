import MaterialTable, { type Options } from '@material-table/core';
import { Button, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { makeColumns, type Order, orders } from '../_rows/orders';

const pageSize = 5;

export default function NoPagerForOnePage() {
  const columns = useMemo(makeColumns, []);
  const [count, setCount] = useState(4);
  const rows = useMemo(() => orders.slice(0, count), [count]);
  const paging = rows.length > pageSize;
  const options = useMemo<Options<Order>>(() => ({ search: false, paging, pageSize }), [paging]);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 2 }}>
        <Button variant="outlined" disabled={count === orders.length} onClick={() => setCount(count + 1)}>
          One more
        </Button>
        <Button variant="outlined" disabled={count === 1} onClick={() => setCount(count - 1)}>
          One less
        </Button>
      </Stack>
      <MaterialTable title={`${count} orders`} columns={columns} data={rows} options={options} />
    </>
  );
}
