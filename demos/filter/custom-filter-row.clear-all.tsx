import MaterialTable, {
  type Column,
} from '@material-table/core';
// Keep this import separate, after the table's: a combined
// one fails in webpack's production builds of 8.0.3.
import { MTableFilterRow } from '@material-table/core';
import FilterListOff from '@mui/icons-material/FilterListOff';
import { Button, TableCell, TableRow } from '@mui/material';
import { useMemo, type ComponentProps } from 'react';

interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
  isLent: boolean;
}

// The library's types omit `tableData`.
type FilterColumn = Column<Book> & {
  tableData: { id: number; filterValue?: unknown };
};

function ClearableFilterRow(
  props: ComponentProps<typeof MTableFilterRow>,
) {
  const filtered = (props.columns as FilterColumn[]).filter(
    ({ tableData }) => tableData.filterValue !== undefined,
  );
  return (
    <>
      <MTableFilterRow {...props} />
      <TableRow>
        <TableCell
          colSpan={props.columns.length}
          align="right"
          sx={{ py: 0.5 }}
        >
          <Button
            size="small"
            startIcon={<FilterListOff />}
            disabled={filtered.length === 0}
            onClick={() =>
              filtered.forEach(({ tableData }) =>
                props.onFilterChanged(
                  tableData.id,
                  undefined,
                ),
              )
            }
          >
            Clear all filters
          </Button>
        </TableCell>
      </TableRow>
    </>
  );
}

const components = { FilterRow: ClearableFilterRow };

export default function BooksWithClearButton() {
  const columns = useMemo<Column<Book>[]>(
    () => [
      {
        title: 'Title',
        field: 'title',
        defaultFilter: 'the',
      },
      { title: 'Author', field: 'author' },
      { title: 'Year', field: 'year', type: 'numeric' },
      {
        title: 'Lent',
        field: 'isLent',
        type: 'boolean',
        defaultFilter: 'unchecked',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Books"
      columns={columns}
      data={books}
      components={components}
      options={{
        filtering: true,
        hideFilterIcons: true,
        paging: false,
        search: false,
        filterRowStyle: {
          background:
            'var(--mui-palette-action-hover, rgba(0, 0, 0, 0.04))',
        },
      }}
    />
  );
}

const books: Book[] = [
  {
    id: 1,
    title: 'The Time Machine',
    author: 'Wells',
    year: 1895,
    isLent: false,
  },
  {
    id: 2,
    title: 'Middlemarch',
    author: 'Eliot',
    year: 1871,
    isLent: false,
  },
  {
    id: 3,
    title: 'The Moonstone',
    author: 'Collins',
    year: 1868,
    isLent: true,
  },
  {
    id: 4,
    title: 'Emma',
    author: 'Austen',
    year: 1815,
    isLent: true,
  },
  {
    id: 5,
    title: 'The Woman in White',
    author: 'Collins',
    year: 1860,
    isLent: false,
  },
];
