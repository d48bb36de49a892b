import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
  showDay,
} from '../../../demos/_rows/orders';

const options: Options<Order> = { search: false };

export default function OpenAllPanels() {
  const columns = useMemo(makeColumns, []);
  const [open, setOpen] = useState<number[]>([]);
  const rows = useMemo(
    () =>
      orders.map((order) => ({
        ...order,
        tableData: {
          showDetailPanel: open.includes(order.id)
            ? showDate
            : undefined,
        },
      })),
    [open],
  );
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            setOpen(orders.map(({ id }) => id))
          }
        >
          Expand all
        </Button>
        <Button
          variant="outlined"
          onClick={() => setOpen([])}
        >
          Collapse all
        </Button>
      </Stack>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        options={options}
        detailPanel={showDate}
        onDetailPanelChange={({ id }, state) =>
          setOpen((ids) =>
            state === 'open'
              ? [...ids, id]
              : ids.filter((other) => other !== id),
          )
        }
        // Without this, onDetailPanelChange isn't called.
        onTreeExpandChange={() => undefined}
      />
    </>
  );
}

function showDate({ rowData }: { rowData: Order }) {
  return (
    <Typography sx={{ p: 2 }}>
      Ordered on {showDay(rowData)}
    </Typography>
  );
}
