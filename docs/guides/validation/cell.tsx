import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo, useState } from 'react';

interface Product {
  id: number;
  name: string;
  price: number;
}

export default function ValidatedCells() {
  const [products, setProducts] = useState(initialProducts);
  const columns = useMemo<Column<Product>[]>(
    () => [
      {
        title: 'Product',
        field: 'name',
        editable: 'never',
      },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        validate: checkPrice,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Prices: click to change"
      columns={columns}
      data={products}
      cellEditable={{
        isCellEditable: () => true,
        onCellEditApproved: async (
          price: number,
          _oldPrice,
          row,
        ) => {
          setProducts((before) =>
            before.map((product) =>
              product.id === row.id
                ? { ...product, price }
                : product,
            ),
          );
        },
      }}
      options={{ search: false, paging: false }}
    />
  );
}

/**
 * In cell editing, `validate` gets the
 * new value; in row editing, the row.
 */
function checkPrice(edited: Product | number | undefined) {
  const price =
    typeof edited === 'object' ? edited.price : edited;
  if (price === undefined) return 'A number';
  return price > 0 || 'Above 0';
}

const initialProducts: Product[] = [
  { id: 1, name: 'Notebook', price: 4 },
  { id: 2, name: 'Pencil', price: 1 },
  { id: 3, name: 'Ruler', price: 3 },
];
