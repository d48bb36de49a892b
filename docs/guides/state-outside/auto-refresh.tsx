import MaterialTable, {
  type Options,
} from '@material-table/core';
import { FormControlLabel, Switch } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import {
  checkboxNames,
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const options: Options<Order> = {
  ...checkboxNames,
  selection: true,
  showTextRowsSelected: false,
};

export default function AutoRefresh() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(
      () => setRows(fetchOrders),
      2000,
    );
    return () => clearInterval(timer);
  }, [isOn]);
  return (
    <>
      <FormControlLabel
        label="Refresh every two seconds"
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChecked) =>
              setIsOn(isChecked)
            }
          />
        }
        sx={{ mx: 2 }}
      />
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        options={options}
      />
    </>
  );
}

/**
 * Replace this with your request. Here, all
 * totals grow, and the ids stay the same.
 */
const fetchOrders = (current: Order[]) =>
  current.map((order) => ({
    ...order,
    total: order.total + 1,
  }));
