import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';

interface Book {
  id: number;
  shelf: string;
  author: string;
  title: string;
  pages: number;
}

export default function SortByTwoColumns() {
  const columns = useMemo<Column<Book>[]>(
    () => [
      { title: 'Shelf', field: 'shelf', defaultSort: 'asc' },
      { title: 'Author', field: 'author', defaultSort: 'asc' },
      { title: 'Title', field: 'title' },
      { title: 'Pages', field: 'pages', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Books"
      columns={columns}
      data={books}
      options={{
        maxColumnSort: 2,
        showColumnSortOrder: true,
        sortOrderIndicatorStyle: { color: 'var(--mui-palette-primary-main, #1565c0)', fontWeight: 700 },
        search: false,
        paging: false,
      }}
    />
  );
}

const books: Book[] = [
  { id: 1, shelf: 'B', author: 'Verne', title: 'Around the World in Eighty Days', pages: 240 },
  { id: 2, shelf: 'A', author: 'Shelley', title: 'Frankenstein', pages: 280 },
  { id: 3, shelf: 'B', author: 'Austen', title: 'Emma', pages: 474 },
  { id: 4, shelf: 'A', author: 'Wells', title: 'The Time Machine', pages: 118 },
  { id: 5, shelf: 'B', author: 'Verne', title: 'The Mysterious Island', pages: 640 },
  { id: 6, shelf: 'A', author: 'Shelley', title: 'The Last Man', pages: 470 },
];
