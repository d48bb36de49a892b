import MaterialTable, { type Column, type Options } from '@material-table/core';
import { MTableBody } from '@material-table/core';
import { Box, Paper, type PaperProps, TableCell, TableFooter, TableRow } from '@mui/material';
import { useMemo } from 'react';
import { products, type Product } from './_a-products';

const options: Options<Product> = {
  search: false,
  pageSize: 3,
  pageSizeOptions: [3],
  emptyRowsWhenPaging: false,
};
const components = { Body: BodyWithFooter, Container: PaperWithFooter };

export default function FooterOfYourOwn() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      { title: 'Price', field: 'price', type: 'currency' },
      { title: 'In stock', field: 'stock', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Stock"
      columns={columns}
      data={products}
      options={options}
      components={components}
    />
  );
}

/** `renderData` holds the rows of the page, `data` those of all pages. */
function BodyWithFooter(props: { data: Product[]; renderData: Product[] }) {
  const pieces = (rows: Product[]) => rows.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <>
      <MTableBody {...props} />
      <TableFooter>
        <TableRow>
          <TableCell colSpan={2}>This page</TableCell>
          <TableCell align="right">{pieces(props.renderData)}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell colSpan={2}>All pages</TableCell>
          <TableCell align="right">{pieces(props.data)}</TableCell>
        </TableRow>
      </TableFooter>
    </>
  );
}

function PaperWithFooter({ children, ...rest }: PaperProps) {
  return (
    <Paper elevation={2} {...rest}>
      {children}
      <Box sx={{ p: 2, color: 'text.secondary' }}>Counted every evening.</Box>
    </Paper>
  );
}
