import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import {
  components,
  WithSortButtons,
} from './_accessible-parts';

type Book = {
  id: number;
  title: string;
  author: string;
  shelf: string;
};

const named = (name: string) => ({
  slotProps: { input: { 'aria-label': name } },
});
const options: Options<Book> = {
  selection: true,
  showTextRowsSelected: false,
  headerSelectionProps: named('Select all books'),
  selectionProps: ({ title }: Book) =>
    named(`Select ${title}`),
  draggable: false,
  showDetailPanelIcon: false,
  rowStyle: { opacity: 1 },
  pageSize: 3,
  pageSizeOptions: [3, 6],
};
const shelf = ({ rowData }: { rowData: Book }) => (
  <Typography sx={{ p: 2 }}>
    Shelf {rowData.shelf}
  </Typography>
);

export default function AccessibleBooks() {
  const box = useRef<HTMLDivElement>(null);
  const [books, setBooks] = useState(firstBooks);
  const [openIds, setOpenIds] = useState<number[]>([]);
  const [message, setMessage] = useState('');
  const columns = useColumns(openIds, setOpenIds);
  const rows = useMemo(() => {
    const panelOf = ({ id }: Book) =>
      openIds.includes(id) ? shelf : undefined;
    return books.map((book) => ({
      ...book,
      tableData: { showDetailPanel: panelOf(book) },
    }));
  }, [books, openIds]);
  const save = async ({ id, title, author }: Book) => {
    setBooks((current) =>
      current.map((book) =>
        book.id === id ? { ...book, title, author } : book,
      ),
    );
    setMessage(`${title} is saved`);
    box.current?.focus();
  };
  return (
    <WithSortButtons>
      <div
        ref={box}
        role="region"
        aria-label="Table of books"
        tabIndex={-1}
      >
        <MaterialTable
          title={
            <Typography
              variant="h6"
              component="h3"
              children="Books"
            />
          }
          columns={columns}
          data={rows}
          detailPanel={shelf}
          options={options}
          components={components}
          onSearchChange={(text) =>
            setMessage(
              text
                ? `Searched for ${text}`
                : 'All books are shown',
            )
          }
          onPageChange={(page) =>
            setMessage(`Page ${page + 1}`)
          }
          onSelectionChange={(selected) =>
            setMessage(`${selected.length} selected`)
          }
          editable={{
            editTooltip: ({ title }) => `Edit ${title}`,
            onRowUpdate: save,
            onRowUpdateCancelled: () =>
              box.current?.focus(),
          }}
        />
      </div>
      <Typography role="status">{message}</Typography>
    </WithSortButtons>
  );
}

/** The buttons show which panels are open. */
function useColumns(
  openIds: number[],
  setOpenIds: (ids: number[]) => void,
) {
  return useMemo<Column<Book>[]>(() => {
    const render = ({ id, title }: Book) => {
      const isOpen = openIds.includes(id);
      const others = openIds.filter(
        (other) => other !== id,
      );
      return (
        <IconButton
          aria-label={`Shelf of ${title}`}
          aria-expanded={isOpen}
          onClick={() =>
            setOpenIds(isOpen ? others : [...others, id])
          }
        >
          <ExpandMore
            sx={{
              transform: isOpen ? 'rotate(180deg)' : 'none',
            }}
          />
        </IconButton>
      );
    };
    return [
      { id: 0, title: 'Title', field: 'title' },
      { id: 1, title: 'Author', field: 'author' },
      {
        id: 2,
        title: 'Shelf',
        sorting: false,
        searchable: false,
        render,
      },
    ];
  }, [openIds, setOpenIds]);
}

const firstBooks: Book[] = [
  {
    id: 1,
    title: 'Persuasion',
    author: 'Jane Austen',
    shelf: 'A',
  },
  {
    id: 2,
    title: 'Dubliners',
    author: 'James Joyce',
    shelf: 'J',
  },
  {
    id: 3,
    title: 'Frankenstein',
    author: 'Mary Shelley',
    shelf: 'S',
  },
  {
    id: 4,
    title: 'Emma',
    author: 'Jane Austen',
    shelf: 'A',
  },
  {
    id: 5,
    title: 'Bleak House',
    author: 'Charles Dickens',
    shelf: 'D',
  },
  {
    id: 6,
    title: 'Kim',
    author: 'Rudyard Kipling',
    shelf: 'K',
  },
  {
    id: 7,
    title: 'Walden',
    author: 'Henry Thoreau',
    shelf: 'T',
  },
];
