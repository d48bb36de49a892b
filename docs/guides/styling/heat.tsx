import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const options: Options<Product> = {
  paging: false,
  search: false,
};
const color = 'var(--mui-palette-success-main, #2e7d32)';

export default function ColorByValue() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Sold',
        field: 'sold',
        type: 'numeric',
        render: ({ sold }) => `${sold} %`,
        cellStyle: (sold: number) => ({
          backgroundColor: `color-mix(in srgb, ${color} ${sold * 0.35}%, transparent)`,
        }),
      },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        cellStyle: (stock: number) =>
          stock < 5 ? { fontWeight: 700 } : {},
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Sales"
      columns={columns}
      data={products}
      options={options}
    />
  );
}
