import MaterialTable, {
  type Action,
  type Column,
  type Options,
} from '@material-table/core';
import Print from '@mui/icons-material/Print';
import type { SxProps } from '@mui/material';
import { useMemo } from 'react';

interface Book {
  id: number;
  title: string;
  author: string;
  copies: number;
}

const sx: SxProps = {
  '& th': {
    bgcolor: 'action.hover',
    textTransform: 'uppercase',
  },
  '& th, & td': {
    border: '1px solid',
    borderColor: 'divider',
  },
  '& tbody td:hover': {
    bgcolor: 'action.selected',
    cursor: 'help',
  },
  // Only on devices that can hover, and not
  // while the row contains the keyboard focus.
  '@media (hover: hover)': {
    '& tbody tr:not(:hover):not(:focus-within) .MuiIconButton-root':
      { opacity: 0 },
  },
};

const options: Options<Book> = {
  padding: 'dense',
  actionsColumnIndex: -1,
  paging: false,
  search: false,
};

export default function StyledBooks() {
  const columns = useMemo<Column<Book>[]>(
    () => [
      { title: 'Title', field: 'title' },
      { title: 'Author', field: 'author' },
      { title: 'Copies', field: 'copies', type: 'numeric' },
    ],
    [],
  );
  const actions: ((book: Book) => Action<Book>)[] = [
    ({ title }) => ({
      icon: Print,
      tooltip: `Print ${title}`,
      onClick: () => {},
    }),
  ];
  return (
    <MaterialTable
      title="Books"
      columns={columns}
      data={books}
      options={options}
      actions={actions}
      sx={sx}
    />
  );
}

const books: Book[] = [
  {
    id: 1,
    title: 'The Long Winter',
    author: 'Emma Clarke',
    copies: 3,
  },
  {
    id: 2,
    title: 'Bread and Salt',
    author: 'Paul Weber',
    copies: 1,
  },
  {
    id: 3,
    title: 'Harbor Lights',
    author: 'Alice Brown',
    copies: 7,
  },
];
