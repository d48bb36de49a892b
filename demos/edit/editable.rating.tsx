import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Rating } from '@mui/material';
import { useMemo, useState } from 'react';
import { products, type Product } from '../_rows/products';

const options: Options<Product> = { paging: false, search: false };

export default function StarRating() {
  const [rows, setRows] = useState(products);
  const columns = useMemo<Column<Product>[]>(() => {
    const rate = (id: number, rating: number) =>
      setRows((current) => current.map((row) => (row.id === id ? { ...row, rating } : row)));
    return [
      { title: 'Product', field: 'name' },
      {
        title: 'Rating',
        field: 'rating',
        disableClick: true,
        render: ({ id, rating }) => (
          <Rating name={`rating-${id}`} value={rating} onChange={(_event, next) => rate(id, next ?? 0)} />
        ),
      },
    ];
  }, []);
  const average = rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length;
  return (
    <>
      <p role="status">{average.toFixed(1)} stars on average</p>
      <MaterialTable title="Reviews" columns={columns} data={rows} options={options} />
    </>
  );
}
