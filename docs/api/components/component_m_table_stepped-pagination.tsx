import MaterialTable, {
  type Column,
} from '@material-table/core';
import Pagination from '@mui/material/Pagination';
import TableCell from '@mui/material/TableCell';
import { useMemo } from 'react';

export default function NumberedPages() {
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
      options={{ pageSize: 2, pageSizeOptions: [2] }}
      components={{ Pagination: NumberedPager }}
    />
  );
}

interface PaginationProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: unknown, page: number) => void;
}

/** The table's first page is 0, Pagination's is 1. */
function NumberedPager({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: PaginationProps) {
  return (
    <TableCell>
      <Pagination
        count={Math.ceil(count / rowsPerPage)}
        page={page + 1}
        onChange={(event, next) =>
          onPageChange(event, next - 1)
        }
        showFirstButton
        showLastButton
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
