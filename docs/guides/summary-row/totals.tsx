import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

interface Valued extends Product {
  value: number;
  share: number;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
});
const style = { fontWeight: 700 };

const options: Options<Valued> = {
  paging: false,
  debounceInterval: 0,
};

export default function TotalsAndShares() {
  const rows = useMemo(() => {
    const all = products.map((row) => ({
      ...row,
      value: row.price * row.stock,
    }));
    const total = all.reduce(
      (sum, { value }) => sum + value,
      0,
    );
    return all.map((row) => ({
      ...row,
      share: row.value / total,
    }));
  }, []);
  const columns = useMemo<Column<Valued>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Price',
        field: 'price',
        type: 'numeric',
        render: ({ price }) => dollars.format(price),
      },
      {
        title: 'In stock',
        field: 'value',
        type: 'numeric',
        render: ({ value }) => dollars.format(value),
      },
      {
        title: 'Share',
        field: 'share',
        type: 'numeric',
        render: ({ share }) => percent.format(share),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Stock"
      columns={columns}
      data={rows}
      options={options}
      renderSummaryRow={({ column, data }) => {
        const sum = (field: 'price' | 'value' | 'share') =>
          data.reduce(
            (total, row) => total + row[field],
            0,
          );
        if (column.field === 'name')
          return { value: 'Average price, total', style };
        if (column.field === 'price')
          return {
            value: dollars.format(
              sum('price') / data.length || 0,
            ),
            style,
          };
        if (column.field === 'value')
          return {
            value: dollars.format(sum('value')),
            style,
          };
        return {
          value: percent.format(sum('share')),
          style,
        };
      }}
    />
  );
}
