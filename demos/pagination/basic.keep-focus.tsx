import MaterialTable, { type Column, type Components } from '@material-table/core';
import { MTablePagination } from '@material-table/core';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import { useMemo } from 'react';

interface Part {
  id: string;
  name: string;
  stock: number;
}

export default function PartsByKeyboard() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'id' },
      { title: 'Name', field: 'name' },
      { title: 'Stock', field: 'stock', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Parts"
      columns={columns}
      data={parts}
      components={components}
      options={{ search: false, pageSize: 5, pageSizeOptions: [5, 10] }}
    />
  );
}

// The table passes a new ActionsComponent on every render, so React would remount the buttons, losing focus.
function SteadyPagination(props: TablePaginationProps) {
  return <TablePagination {...props} ActionsComponent={PageButtons} />;
}

function PageButtons(props: TablePaginationActionsProps) {
  return <MTablePagination {...props} showFirstLastPageButtons={false} />;
}

const components: Components = { Pagination: SteadyPagination };

const names = ['Bolt', 'Nut', 'Washer', 'Screw', 'Hinge', 'Bracket'];

const parts: Part[] = Array.from({ length: 18 }, (_, index) => ({
  id: `P-${101 + index}`,
  name: names[index % names.length] ?? '',
  stock: (index * 29) % 120,
}));
