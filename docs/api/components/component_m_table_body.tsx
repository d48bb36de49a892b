import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableBody } from '@material-table/core';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';

export default function BodyWithPageTotal() {
  const columns = useMemo<Column<Item>[]>(
    () => [
      { title: 'Item', field: 'name' },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Stock"
      columns={columns}
      data={items}
      components={{ Body: BodyWithTotal }}
    />
  );
}

interface BodyProps {
  columns: Column<Item>[];
  renderData: Item[];
}

/**
 * A table can have several bodies: the total is
 * in a second one, below the rows of the page.
 */
function BodyWithTotal(props: BodyProps) {
  const { columns, renderData } = props;
  const total = renderData.reduce(
    (sum, { price }) => sum + price,
    0,
  );
  return (
    <>
      <MTableBody {...props} />
      <TableBody>
        <TableRow>
          <TableCell
            colSpan={
              columns.filter(({ hidden }) => !hidden).length
            }
            align="right"
          >
            <b>This page: ${total.toFixed(2)}</b>
          </TableCell>
        </TableRow>
      </TableBody>
    </>
  );
}

interface Item {
  id: number;
  name: string;
  price: number;
}

const items: Item[] = [
  { id: 1, name: 'Pencil', price: 0.8 },
  { id: 2, name: 'Notebook', price: 3.5 },
  { id: 3, name: 'Ruler', price: 1.2 },
  { id: 4, name: 'Eraser', price: 0.6 },
  { id: 5, name: 'Stapler', price: 9.9 },
  { id: 6, name: 'Scissors', price: 6.4 },
  { id: 7, name: 'Glue', price: 2.1 },
];
