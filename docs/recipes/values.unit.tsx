import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';
import { products, type Product } from './_a-products';

const kilograms = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'kilogram' });

const options: Options<Product> = { paging: false, search: false };

export default function NumbersWithUnits() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Weight',
        field: 'weight',
        type: 'numeric',
        emptyValue: '–',
        render: ({ weight }) => kilograms.format(weight ?? 0),
      },
      { title: 'Stock', field: 'stock', type: 'numeric', render: ({ stock }) => `${stock} pcs.` },
    ],
    [],
  );
  return <MaterialTable title="Warehouse" columns={columns} data={products} options={options} />;
}
