import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';

interface Book {
  id: number;
  title: string;
  language: string;
  genre: string;
  pages: number;
}

export default function BooksToGroup() {
  const columns = useMemo<Column<Book>[]>(
    () => [
      { title: 'Title', field: 'title', grouping: false },
      { title: 'Language', field: 'language', defaultGroupOrder: 0 },
      { title: 'Genre', field: 'genre' },
      {
        title: 'Pages',
        field: 'pages',
        type: 'numeric',
        render: ({ pages }) => <Bar share={pages / 500}>{pages}</Bar>,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Books"
      columns={columns}
      data={books}
      options={{
        grouping: true,
        defaultExpanded: ({ language }) => language === 'English',
        search: false,
        paging: false,
      }}
    />
  );
}

const books: Book[] = [
  { id: 1, title: 'The Long Road', language: 'English', genre: 'Travel', pages: 310 },
  { id: 2, title: 'Sommer am See', language: 'German', genre: 'Novel', pages: 228 },
  { id: 3, title: 'Nordlicht', language: 'German', genre: 'Crime', pages: 352 },
  { id: 4, title: 'Cold Harbor', language: 'English', genre: 'Crime', pages: 401 },
  { id: 5, title: 'Le jardin', language: 'French', genre: 'Novel', pages: 190 },
  { id: 6, title: 'Second Spring', language: 'English', genre: 'Novel', pages: 276 },
];
