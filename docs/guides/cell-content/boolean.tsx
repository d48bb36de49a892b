import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HighlightOff from '@mui/icons-material/HighlightOff';
import { useMemo } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const options: Options<Product> = {
  paging: false,
  debounceInterval: 0,
};

export default function YesAndNo() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      {
        title: 'Online',
        field: 'isOnline',
        type: 'boolean',
        render: ({ isOnline }) =>
          isOnline ? (
            <CheckCircle
              color="success"
              titleAccess="online"
            />
          ) : (
            <HighlightOff
              color="disabled"
              titleAccess="not online"
            />
          ),
      },
      // The same field in words: with a lookup, it is
      // searched, filtered and exported as "Yes" and "No".
      {
        title: 'Can be ordered',
        field: 'isOnline',
        lookup: { true: 'Yes', false: 'No' },
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Web shop"
      columns={columns}
      data={products}
      options={options}
    />
  );
}
