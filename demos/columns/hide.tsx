import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';
import { products, type Product } from '../_rows/products';

const options: Options<Product> = {
  columnsButton: true,
  paging: false,
};

export default function HiddenProductColumns() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      // Listed in the menu, but locked.
      { title: 'Product', field: 'name', removable: false },
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
      // Hidden initially; users can show it.
      {
        title: 'Weight',
        field: 'weight',
        type: 'numeric',
        hidden: true,
      },
      // Always hidden and never in the menu,
      // but the search still includes it.
      {
        title: 'Price',
        field: 'price',
        hidden: true,
        hiddenByColumnsButton: true,
        searchable: true,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Products"
      columns={columns}
      data={products}
      options={options}
    />
  );
}
