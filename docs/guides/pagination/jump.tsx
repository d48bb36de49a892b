import MaterialTable, {
  type Options,
} from '@material-table/core';
import { TextField } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import {
  makeColumns,
  type Order,
  orders,
} from '../_orders';

/** The part of `tableRef.current` used here. */
interface RunningTable {
  onPageChange: (event: null, page: number) => void;
}

const options: Options<Order> = {
  search: false,
  pageSize: 3,
  pageSizeOptions: [3],
};
const pages = Math.ceil(orders.length / 3);

export default function JumpToPage() {
  const columns = useMemo(makeColumns, []);
  const tableRef = useRef<RunningTable>(null);
  const [text, setText] = useState('1');
  const jump = (next: string) => {
    setText(next);
    const page = Number(next);
    if (page >= 1 && page <= pages)
      tableRef.current?.onPageChange(null, page - 1);
  };
  return (
    <>
      <TextField
        type="number"
        size="small"
        label={`Page, 1 to ${pages}`}
        value={text}
        onChange={(event) => jump(event.target.value)}
        slotProps={{ htmlInput: { min: 1, max: pages } }}
        sx={{ m: 2, width: 140 }}
      />
      <MaterialTable
        title="Orders"
        columns={columns}
        data={orders}
        options={options}
        tableRef={tableRef}
        onPageChange={(page) => setText(String(page + 1))}
      />
    </>
  );
}
