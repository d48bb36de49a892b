import MaterialTable, { type Column } from '@material-table/core';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';

interface Book {
  id: number;
  title: string;
  author: string;
  year: number;
}

export default function BooksBetweenPagers() {
  const columns = useMemo<Column<Book>[]>(
    () => [
      { title: 'Title', field: 'title' },
      { title: 'Author', field: 'author', render: ({ author }) => <PersonName name={author} /> },
      { title: 'Year', field: 'year', type: 'numeric' },
    ],
    [],
  );
  return (
    <Box sx={{ '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } } }}>
      <MaterialTable
        title="Books"
        columns={columns}
        data={books}
        options={{
          search: false,
          pageSize: 5,
          pageSizeOptions: [5, 10],
          paginationPosition: 'both',
          paginationAlignment: 'center',
          showFirstLastPageButtons: false,
        }}
      />
    </Box>
  );
}

const books: Book[] = [
  { id: 1, title: 'Emma', author: 'Jane Austen', year: 1815 },
  { id: 2, title: 'Frankenstein', author: 'Mary Shelley', year: 1818 },
  { id: 3, title: 'Jane Eyre', author: 'Charlotte Brontë', year: 1847 },
  { id: 4, title: 'Moby-Dick', author: 'Herman Melville', year: 1851 },
  { id: 5, title: 'Walden', author: 'Henry David Thoreau', year: 1854 },
  { id: 6, title: 'Middlemarch', author: 'George Eliot', year: 1871 },
  { id: 7, title: 'Dracula', author: 'Bram Stoker', year: 1897 },
  { id: 8, title: 'Kim', author: 'Rudyard Kipling', year: 1901 },
];
