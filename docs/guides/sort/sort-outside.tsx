import MaterialTable, {
  type Options,
} from '@material-table/core';
import { MenuItem, TextField } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** The part of `tableRef.current` used here. */
interface RunningTable {
  onChangeOrder: (
    columnIndex: number,
    direction: string,
  ) => void;
}

const options: Options<Order> = { search: false };
const choices: Record<string, string> = {
  '0 asc': 'Customer, A to Z',
  '2 desc': 'Highest total first',
  '2 asc': 'Lowest total first',
};

export default function SortElsewhere() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const [order, setOrder] = useState('');
  const sort = (next: string) => {
    const [index, direction = ''] = next.split(' ');
    tableRef.current?.onChangeOrder(
      Number(index),
      direction,
    );
  };
  return (
    <>
      <TextField
        select
        size="small"
        label="Sort by"
        value={order in choices ? order : ''}
        onChange={(event) => sort(event.target.value)}
        sx={{ m: 2, width: 200 }}
      >
        {Object.entries(choices).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        tableRef={tableRef}
        onOrderCollectionChange={([first]) =>
          setOrder(
            first
              ? `${first.orderBy} ${first.orderDirection}`
              : '',
          )
        }
      />
    </>
  );
}
