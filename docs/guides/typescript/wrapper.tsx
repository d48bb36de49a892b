import MaterialTable, {
  type Column,
  type MaterialTableProps,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface AppTableProps<
  Row extends object,
> extends MaterialTableProps<Row> {
  /** The plural noun for the rows, such as "books". */
  things: string;
}

/** The table with defaults that a page's props override. */
function AppTable<Row extends object>({
  things,
  options,
  localization,
  ...props
}: AppTableProps<Row>) {
  const allOptions = useMemo<Options<Row>>(
    () => ({ ...defaultOptions, ...options }),
    [options],
  );
  const allTexts = useMemo(
    () => ({
      ...localization,
      toolbar: {
        searchPlaceholder: `Search ${things}`,
        ...localization?.toolbar,
      },
      body: {
        emptyDataSourceMessage: `No ${things} found`,
        ...localization?.body,
      },
    }),
    [things, localization],
  );
  return (
    <MaterialTable<Row>
      {...props}
      options={allOptions}
      localization={allTexts}
    />
  );
}

const defaultOptions = {
  padding: 'dense',
  paging: false,
  actionsColumnIndex: -1,
} satisfies Options<object>;

interface Book {
  isbn: string;
  title: string;
  pages: number;
}

interface Song {
  id: number;
  name: string;
}

const bookOptions: Options<Book> = {
  idSynonym: 'isbn',
  paging: true,
  emptyRowsWhenPaging: false,
};

export default function BooksAndSongs() {
  const bookColumns = useMemo<Column<Book>[]>(
    () => [
      { title: 'Title', field: 'title' },
      // The row is a Book here, so a
      // misspelled property doesn't compile.
      {
        title: 'Length',
        render: (book) =>
          book.pages > 300 ? 'long' : 'short',
      },
    ],
    [],
  );
  const songColumns = useMemo<Column<Song>[]>(
    () => [{ title: 'Name', field: 'name' }],
    [],
  );
  return (
    <>
      <AppTable
        things="books"
        title="Books"
        columns={bookColumns}
        data={books}
        options={bookOptions}
      />
      <AppTable
        things="songs"
        title="Songs"
        columns={songColumns}
        data={songs}
      />
    </>
  );
}

const books: Book[] = [
  { isbn: '978-0', title: 'The Long Winter', pages: 412 },
  { isbn: '978-1', title: 'Bread and Salt', pages: 180 },
];

const songs: Song[] = [
  { id: 1, name: 'Harbor Lights' },
  { id: 2, name: 'Slow Train' },
];
