import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

interface Product {
  id: number;
  name: string;
  stock: number | null;
  euros?: number;
  yen: number;
  price: number;
  currency: string;
  margin: number;
}

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

function money(value: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).format(value);
}

export default function ProductsWithFormats() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        emptyValue: 'unknown',
        render: ({ stock }) =>
          stock !== null && whole.format(stock),
      },
      {
        title: 'Euros',
        field: 'euros',
        type: 'currency',
        emptyValue: '–',
        currencySetting: {
          locale: 'de-DE',
          currencyCode: 'EUR',
        },
      },
      {
        title: 'Yen',
        field: 'yen',
        type: 'currency',
        currencySetting: {
          currencyCode: 'JPY',
          minimumFractionDigits: 0,
          maximumFractionDigits: 0,
        },
      },
      {
        title: 'List price',
        field: 'price',
        type: 'numeric',
        render: (row) => money(row.price, row.currency),
      },
      {
        title: 'Margin',
        field: 'margin',
        type: 'numeric',
        render: (row) => percent.format(row.margin),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Products"
      columns={columns}
      data={products}
      options={{ paging: false, search: false }}
    />
  );
}

const products: Product[] = [
  {
    id: 1,
    name: 'Kettle',
    stock: 12500,
    euros: 39.9,
    yen: 6400,
    price: 42,
    currency: 'USD',
    margin: 0.125,
  },
  {
    id: 2,
    name: 'Teapot',
    stock: 0,
    euros: 1250,
    yen: 198000,
    price: 980,
    currency: 'GBP',
    margin: 0.4,
  },
  {
    id: 3,
    name: 'Strainer',
    stock: null,
    yen: 900,
    price: 5.5,
    currency: 'CHF',
    margin: 0.075,
  },
];
