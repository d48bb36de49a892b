import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Switch } from '@mui/material';
import { useMemo, useState } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const options: Options<Product> = {
  paging: false,
  search: false,
};

export default function SwitchThatSaves() {
  const [rows, setRows] = useState(products);
  const [message, setMessage] = useState(
    'Nothing saved yet.',
  );
  const columns = useMemo<Column<Product>[]>(() => {
    const show = (id: number, isOnline: boolean) =>
      setRows((current) =>
        current.map((row) =>
          row.id === id ? { ...row, isOnline } : row,
        ),
      );
    const change = async (
      { id, name }: Product,
      isOnline: boolean,
    ) => {
      show(id, isOnline);
      try {
        await save(id, isOnline);
        setMessage(
          `${name} is ${isOnline ? 'online' : 'offline'}.`,
        );
      } catch (error) {
        show(id, !isOnline);
        setMessage(
          `${name}: ${error instanceof Error ? error.message : 'not saved'}`,
        );
      }
    };
    return [
      { title: 'Product', field: 'name' },
      { title: 'Stock', field: 'stock', type: 'numeric' },
      {
        title: 'Online',
        field: 'isOnline',
        disableClick: true,
        render: (row) => (
          <Switch
            checked={row.isOnline}
            onChange={(_event, isOnline) =>
              change(row, isOnline)
            }
            slotProps={{
              input: { 'aria-label': `${row.name} online` },
            }}
          />
        ),
      },
    ];
  }, []);
  return (
    <>
      <p role="status">{message}</p>
      <MaterialTable
        title="Web shop"
        columns={columns}
        data={rows}
        options={options}
      />
    </>
  );
}

/**
 * Replace this with your request. This one
 * rejects the product that is out of stock.
 */
async function save(
  id: number,
  isOnline: boolean,
): Promise<void> {
  const product = products.find((row) => row.id === id);
  if (isOnline && product?.stock === 0)
    throw new Error(
      'it is out of stock, so it stays offline.',
    );
}
