import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';
import { Status } from '../_rows/status';

interface Book {
  id: number;
  title: string;
  shelf: keyof typeof shelves;
  year: number;
  isLent: boolean;
}

const options: Options<Book> = {
  search: false,
  paging: false,
  addRowPosition: 'first',
};

export default function EditableBooks() {
  const [rows, setRows] = useState(books);
  const [events, setEvents] = useState<string[]>([]);
  const log = (event: string) =>
    setEvents((current) => [event, ...current].slice(0, 5));
  const columns = useColumns();
  return (
    <>
      <MaterialTable
        title="Books"
        columns={columns}
        data={rows}
        options={options}
        editable={{
          editTooltip: (book) => `Edit ${book.title}`,
          deleteTooltip: (book) => `Delete ${book.title}`,
          onRowAdd: async (draft) => {
            const book = {
              ...draft,
              id:
                Math.max(0, ...rows.map((row) => row.id)) +
                1,
            };
            setRows((current) => [book, ...current]);
            log(`added: ${JSON.stringify(book)}`);
          },
          onRowUpdate: async (changed) => {
            const book = withoutTableData(changed);
            setRows((current) =>
              current.map((row) =>
                row.id === book.id ? book : row,
              ),
            );
            log(`changed: ${JSON.stringify(book)}`);
          },
          onRowDelete: async (book) => {
            setRows((current) =>
              current.filter((row) => row.id !== book.id),
            );
            log(`deleted: ${JSON.stringify(book)}`);
          },
          onRowAddCancelled: () => log('gave up adding'),
          onRowUpdateCancelled: (book) =>
            log(`gave up changing ${book.title}`),
          onRowDeleteCancelled: (book) =>
            log(`gave up deleting ${book.title}`),
        }}
      />
      <Log lines={events}>
        Add, edit or delete a book: what is saved appears
        here.
      </Log>
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Book>[]>(
    () => [
      {
        title: 'Title',
        field: 'title',
        validate: (row) =>
          Boolean(row.title) || 'A title is needed',
      },
      {
        title: 'Shelf',
        field: 'shelf',
        lookup: shelves,
        render: ({ shelf }) => (
          <Status color={colors[shelf]}>
            {shelves[shelf]}
          </Status>
        ),
        initialEditValue: 'novel',
      },
      {
        title: 'Year',
        field: 'year',
        type: 'numeric',
        initialEditValue: 2020,
      },
      // Known later, so the form for a new book omits it.
      {
        title: 'Lent',
        field: 'isLent',
        type: 'boolean',
        editable: 'onUpdate',
        initialEditValue: false,
      },
    ],
    [],
  );
}

/**
 * Remove the state that the table stores in each
 * row, so that it doesn't end up in your data.
 */
function withoutTableData<Row extends object>(
  row: Row,
): Row {
  const copy: Row & { tableData?: unknown } = { ...row };
  delete copy.tableData;
  return copy;
}

const shelves = {
  novel: 'Novels',
  travel: 'Travel',
  craft: 'Crafts',
};
const colors = {
  novel: 'info.main',
  travel: 'success.main',
  craft: 'warning.main',
};

const books: Book[] = [
  {
    id: 1,
    title: 'The Lighthouse',
    shelf: 'novel',
    year: 1998,
    isLent: false,
  },
  {
    id: 2,
    title: 'Alpine Walks',
    shelf: 'travel',
    year: 2014,
    isLent: true,
  },
  {
    id: 3,
    title: 'Joints in Oak',
    shelf: 'craft',
    year: 2006,
    isLent: false,
  },
  {
    id: 4,
    title: 'Night Trains',
    shelf: 'travel',
    year: 2019,
    isLent: false,
  },
  {
    id: 5,
    title: 'Canal House',
    shelf: 'novel',
    year: 1987,
    isLent: true,
  },
];
