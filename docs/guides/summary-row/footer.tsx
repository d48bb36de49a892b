import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { MTableBody } from '@material-table/core';
import {
  Box,
  Paper,
  type PaperProps,
  TableCell,
  TableFooter,
  TableRow,
  Typography,
} from '@mui/material';
import { useMemo } from 'react';
import {
  products,
  type Product,
} from '../../../demos/_rows/products';

const options: Options<Product> = {
  search: false,
  pageSize: 3,
  pageSizeOptions: [3],
  emptyRowsWhenPaging: false,
};
const components = {
  Body: BodyWithFooter,
  Container: PaperWithFooter,
};

export default function FooterOfYourOwn() {
  const columns = useMemo<Column<Product>[]>(
    () => [
      { title: 'Product', field: 'name' },
      { title: 'Price', field: 'price', type: 'currency' },
      {
        title: 'In stock',
        field: 'stock',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    // Both overrides appear after the first
    // render, so reserve space for them.
    <Box sx={{ minHeight: 418 }}>
      <MaterialTable
        title="Stock"
        columns={columns}
        data={products}
        options={options}
        components={components}
      />
    </Box>
  );
}

/**
 * `renderData` contains the rows of the
 * current page, `data` the rows of all pages.
 */
function BodyWithFooter(props: {
  data: Product[];
  renderData: Product[];
}) {
  const pieces = (rows: Product[]) =>
    rows.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <>
      <MTableBody {...props} />
      <TableFooter>
        <TableRow>
          <TableCell size="small" colSpan={2}>
            This page
          </TableCell>
          <TableCell size="small" align="right">
            {pieces(props.renderData)}
          </TableCell>
        </TableRow>
        <TableRow>
          <TableCell size="small" colSpan={2}>
            All pages
          </TableCell>
          <TableCell size="small" align="right">
            {pieces(props.data)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </>
  );
}

function PaperWithFooter({
  children,
  ...rest
}: PaperProps) {
  return (
    <Paper elevation={2} {...rest}>
      {children}
      <Typography
        variant="caption"
        component="p"
        sx={{ px: 2, pb: 1 }}
      >
        Counted every evening.
      </Typography>
    </Paper>
  );
}
