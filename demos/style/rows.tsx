import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';
import { products, type Product } from '../_rows/products';

const options: Options<Product> = {
  rowStyle: styleByStock,
  search: false,
  paging: false,
};

export default function RowsByStock() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'In stock',
        field: 'stock',
        type: 'numeric',
      },
      {
        title: 'Sold',
        field: 'sold',
        type: 'numeric',
        render: ({ sold }) => (
          <Bar share={sold / 100}>{sold} %</Bar>
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Stock"
      columns={columns}
      data={products}
      options={options}
    />
  );
}

/**
 * Tints of theme colors maintain the
 * text's contrast in light and dark mode.
 */
function styleByStock({ stock }: Product) {
  if (stock === 0)
    return {
      backgroundColor: tint(
        '--mui-palette-error-main, #d32f2f',
      ),
      fontWeight: 700,
    };
  if (stock < 20)
    return {
      backgroundColor: tint(
        '--mui-palette-warning-main, #ed6c02',
      ),
    };
  return {};
}

function tint(color: string): string {
  return `color-mix(in srgb, var(${color}) 18%, transparent)`;
}
