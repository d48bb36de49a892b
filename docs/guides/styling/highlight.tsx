import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const tint =
  'color-mix(in srgb, var(--mui-palette-warning-main, #ed6c02) 25%, transparent)';

export default function HighlightTheChangedRow() {
  const [rows, setRows] = useState(products);
  const [changed, setChanged] = useState<number>();
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      { title: 'Stock', field: 'stock', type: 'numeric' },
    ],
    [],
  );
  const options = useMemo<Options<Product>>(
    () => ({
      paging: false,
      search: false,
      rowStyle: ({ id }) =>
        id === changed ? { backgroundColor: tint } : {},
    }),
    [changed],
  );
  const deliver = () => {
    const next = rows.reduce((least, row) =>
      row.stock < least.stock ? row : least,
    );
    setRows(
      rows.map((row) =>
        row === next
          ? { ...row, stock: row.stock + 20 }
          : row,
      ),
    );
    setChanged(next.id);
  };
  return (
    <>
      <Button
        variant="outlined"
        onClick={deliver}
        sx={{ mb: 2 }}
      >
        Deliver what is scarce
      </Button>
      <MaterialTable
        title="Stock"
        columns={columns}
        data={rows}
        options={options}
      />
    </>
  );
}
