import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTablePagination } from '@material-table/core';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';

export default function ArrowsOnly() {
  const columns = useMemo<Column<City>[]>(
    () => [
      { title: 'City', field: 'name' },
      { title: 'Country', field: 'country' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Cities"
      columns={columns}
      data={cities}
      options={{ pageSize: 3, pageSizeOptions: [3] }}
      components={{ Pagination: ArrowPager }}
    />
  );
}

interface PaginationProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: unknown, page: number) => void;
}

/** A cell, because it is in a row of the table's footer. */
function ArrowPager({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: PaginationProps) {
  return (
    <TableCell align="center">
      <MTablePagination
        count={count}
        page={page}
        rowsPerPage={rowsPerPage}
        onPageChange={onPageChange}
        showFirstLastPageButtons={false}
      />
    </TableCell>
  );
}

interface City {
  id: number;
  name: string;
  country: string;
}

const cities: City[] = [
  { id: 1, name: 'Lima', country: 'Peru' },
  { id: 2, name: 'Oslo', country: 'Norway' },
  { id: 3, name: 'Pune', country: 'India' },
  { id: 4, name: 'Turin', country: 'Italy' },
  { id: 5, name: 'Graz', country: 'Austria' },
  { id: 6, name: 'Lyon', country: 'France' },
  { id: 7, name: 'Cork', country: 'Ireland' },
];
