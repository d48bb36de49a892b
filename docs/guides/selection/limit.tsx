import MaterialTable, {
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

const limit = 3;

export default function AtMostThree() {
  const columns = useMemo(makeColumns, []);
  const [count, setCount] = useState(0);
  const isFull = count >= limit;
  const options = useMemo<Options<Order>>(
    () => ({
      selection: true,
      search: false,
      showSelectAllCheckbox: false,
      selectionProps: ({
        customer,
        tableData,
      }: Order & {
        tableData?: { checked?: boolean };
      }) => ({
        disabled: isFull && !tableData?.checked,
        slotProps: {
          input: { 'aria-label': `Select ${customer}` },
        },
      }),
    }),
    [isFull],
  );
  return (
    <MaterialTable
      title={`Choose up to ${limit}`}
      columns={columns}
      data={orders}
      options={options}
      onSelectionChange={(rows) => setCount(rows.length)}
    />
  );
}
