import MaterialTable, {
  type Options,
} from '@material-table/core';
import { FormControlLabel, Switch } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

export default function RememberPageSize() {
  // In your app, keep this above the
  // router, in a store or in localStorage.
  const [pageSize, setPageSize] = useState(5);
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <FormControlLabel
        label="Show the table"
        control={
          <Switch
            checked={isShown}
            onChange={(_event, isOn) => setIsShown(isOn)}
          />
        }
        sx={{ mx: 2 }}
      />
      {isShown && (
        <Orders
          pageSize={pageSize}
          onPageSize={setPageSize}
        />
      )}
    </>
  );
}

function Orders({
  pageSize,
  onPageSize,
}: {
  pageSize: number;
  onPageSize: (size: number) => void;
}) {
  const columns = useMemo(makeColumns, []);
  const options = useMemo<Options<Order>>(
    () => ({
      search: false,
      pageSize,
      pageSizeOptions: [3, 5, 10],
    }),
    [pageSize],
  );
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={options}
      onRowsPerPageChange={onPageSize}
    />
  );
}
