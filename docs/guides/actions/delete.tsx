import MaterialTable, {
  type Action,
  type Options,
} from '@material-table/core';
import Delete from '@mui/icons-material/Delete';
import {
  Button,
  Dialog,
  DialogActions,
  DialogTitle,
} from '@mui/material';
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

export default function DeleteSelected() {
  const columns = useMemo(makeColumns, []);
  const [rows, setRows] = useState(orders);
  const [asked, setAsked] = useState<Order[]>();
  const ask: Action<Order> = {
    icon: Delete,
    tooltip: 'Delete the selected orders',
    position: 'toolbarOnSelect',
    onClick: (_event, selected) =>
      setAsked([selected].flat()),
  };
  const remove = (doomed: Order[]) => {
    const ids = new Set(doomed.map(({ id }) => id));
    setRows((current) =>
      current.filter(({ id }) => !ids.has(id)),
    );
    setAsked(undefined);
  };
  return (
    <>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={rows}
        options={options}
        actions={[ask]}
      />
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          aria-labelledby="delete-orders"
        >
          <DialogTitle id="delete-orders">
            Delete {asked.length} orders?
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => setAsked(undefined)}>
              Keep
            </Button>
            <Button
              color="error"
              onClick={() => remove(asked)}
            >
              Delete
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
