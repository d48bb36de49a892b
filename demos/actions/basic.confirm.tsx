import MaterialTable, { type Action, type Options } from '@material-table/core';
import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material';
import { useMemo, useState } from 'react';
import { makeColumns, type Order, orders } from '../_rows/orders';

const options: Options<Order> = { search: false };

export default function ConfirmAction() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const [asked, setAsked] = useState<Order>();
  const settle = (order: Order): Action<Order> => ({
    icon: MarkEmailRead,
    tooltip: `Mark the order of ${order.customer} as paid`,
    hidden: order.state === 'paid',
    onClick: () => setAsked(order),
  });
  const pay = ({ id }: Order) => {
    setRows((current) => current.map((row) => (row.id === id ? { ...row, state: 'paid' } : row)));
    setAsked(undefined);
  };
  return (
    <>
      <MaterialTable title="Orders" columns={columns} data={rows} options={options} actions={[settle]} />
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} aria-labelledby="confirm-paid">
          <DialogTitle id="confirm-paid">Has {asked.customer} paid?</DialogTitle>
          <DialogActions>
            <Button onClick={() => setAsked(undefined)}>No</Button>
            <Button onClick={() => pay(asked)}>Yes</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
