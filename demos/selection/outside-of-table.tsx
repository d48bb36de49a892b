import MaterialTable from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import {
  checkboxNames,
  makeColumns,
  orders,
  type Order,
} from '../_rows/orders';

export default function SelectFromOutside() {
  const columns = useMemo(makeColumns, []);
  const [selectedIds, setSelectedIds] = useState([1, 4]);
  const rows = useMemo(
    () =>
      orders.map((order) => ({
        ...order,
        tableData: {
          checked: selectedIds.includes(order.id),
        },
      })),
    [selectedIds],
  );
  const select = (isWanted: (order: Order) => boolean) =>
    setSelectedIds(
      orders.filter(isWanted).map(({ id }) => id),
    );

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 2, flexWrap: 'wrap' }}
      >
        <Button
          variant="outlined"
          onClick={() =>
            select(({ state }) => state === 'Late')
          }
        >
          Select late ones
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            select(({ id }) => !selectedIds.includes(id))
          }
        >
          Invert
        </Button>
        <Button
          variant="outlined"
          onClick={() => select(() => false)}
        >
          Clear
        </Button>
      </Stack>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        options={{ selection: true, ...checkboxNames }}
        onSelectionChange={(selected) =>
          setSelectedIds(selected.map(({ id }) => id))
        }
      />
    </>
  );
}
