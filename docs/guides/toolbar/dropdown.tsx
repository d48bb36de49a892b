import MaterialTable, {
  type Options,
} from '@material-table/core';
import { MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

// A narrow search leaves room for the dropdown on a phone.
const options: Options<Order> = {
  searchFieldStyle: { width: 140 },
};

export default function DropdownInToolbar() {
  const columns = useMemo(makeColumns, []);
  const [state, setState] = useState('All');
  const rows = useMemo(
    () =>
      orders.filter(
        (order) => state === 'All' || order.state === state,
      ),
    [state],
  );
  return (
    <MaterialTable
      title={
        <TextField
          select
          size="small"
          label="State"
          value={state}
          onChange={(event) => setState(event.target.value)}
          sx={{ my: 1, minWidth: 110 }}
        >
          {['All', 'Open', 'Paid', 'Late'].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      }
      columns={columns}
      data={rows}
      options={options}
    />
  );
}
