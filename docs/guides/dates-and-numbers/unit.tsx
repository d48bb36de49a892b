import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';

interface Product {
  id: number;
  name: string;
  weight: number | null;
  stock: number;
}

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

const products: Product[] = [
  { id: 1, name: 'Garden chair', weight: 9.5, stock: 34 },
  { id: 2, name: 'Oak table', weight: 41, stock: 3 },
  { id: 3, name: 'Gift card', weight: null, stock: 500 },
  { id: 4, name: 'Floor lamp', weight: 4, stock: 18 },
  { id: 5, name: 'Wool blanket', weight: 1.2, stock: 0 },
];
