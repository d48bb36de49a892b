import MaterialTable, {
  type Options,
} from '@material-table/core';
import { Button, Stack, TextField } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** The parts of `tableRef.current` used here. */
interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

const options: Options<Order> = { toolbar: false };

export default function SearchElsewhere() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const [text, setText] = useState('');
  const search = (next: string) => {
    setText(next);
    tableRef.current?.dataManager.changeSearchText(next);
    tableRef.current?.onSearchChangeDebounce(next);
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ m: 2 }}>
        <TextField
          size="small"
          label="Find an order"
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        <Button
          disabled={text === ''}
          onClick={() => search('')}
        >
          Clear
        </Button>
      </Stack>
      <MaterialTable
        columns={columns}
        data={orders}
        options={options}
        tableRef={tableRef}
      />
    </>
  );
}
