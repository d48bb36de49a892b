import MaterialTable from '@material-table/core';
import { Tab, Tabs } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const states = ['Open', 'Paid'] as const;

export default function TablesInTabs() {
  const [current, setCurrent] =
    useState<Order['state']>('Open');
  return (
    <>
      <Tabs
        value={current}
        onChange={(_event, next: Order['state']) =>
          setCurrent(next)
        }
      >
        {states.map((state) => (
          <Tab
            key={state}
            value={state}
            label={state}
            id={`tab-${state}`}
            aria-controls={`panel-${state}`}
          />
        ))}
      </Tabs>
      {states.map((state) => (
        // Hidden, not unmounted: search,
        // page and selection stay.
        <div
          key={state}
          role="tabpanel"
          id={`panel-${state}`}
          aria-labelledby={`tab-${state}`}
          hidden={state !== current}
        >
          <OrdersOf state={state} />
        </div>
      ))}
    </>
  );
}

function OrdersOf({ state }: { state: Order['state'] }) {
  const columns = useMemo(makeColumns, []);
  const rows = useMemo(
    () => orders.filter((order) => order.state === state),
    [state],
  );
  return (
    <MaterialTable
      title={`Orders: ${state}`}
      columns={columns}
      data={rows}
    />
  );
}
