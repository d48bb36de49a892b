import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';

interface Article {
  id: number;
  title: string;
  author: string;
  isPublished: boolean;
}

interface Row extends Article {
  mayEdit: boolean;
  mayDelete: boolean;
}

const options: Options<Row> = {
  search: false,
  paging: false,
};

export default function RightsByArticle() {
  const [articles, setArticles] = useState(firstArticles);
  const [user, setUser] = useState('Emma');
  const columns = useColumns();
  // Permissions are part of the rows: the table updates
  // its buttons when rows change, not when the user does.
  const rows = useMemo<Row[]>(
    () =>
      articles.map((article) => {
        const isOwn =
          user === 'Admin' || article.author === user;
        return {
          ...article,
          mayEdit: isOwn,
          mayDelete: isOwn && !article.isPublished,
        };
      }),
    [articles, user],
  );
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Signed in as"
        sx={{
          mb: 1,
          '& .MuiToggleButton-root': {
            color: 'text.primary',
          },
        }}
        value={user}
        onChange={(_event, name: string | null) =>
          setUser(name ?? user)
        }
      >
        {['Emma', 'Marco', 'Admin'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <MaterialTable
        title="Articles"
        columns={columns}
        data={rows}
        options={options}
        editable={{
          isEditHidden: (row) => !row.mayEdit,
          isDeleteHidden: (row) => !row.mayDelete,
          editTooltip: (row) => `Edit ${row.title}`,
          deleteTooltip: (row) => `Delete ${row.title}`,
          onRowUpdate: async ({ id, title }) =>
            setArticles((current) =>
              current.map((article) =>
                article.id === id
                  ? { ...article, title }
                  : article,
              ),
            ),
          onRowDelete: async ({ id }) =>
            setArticles((current) =>
              current.filter(
                (article) => article.id !== id,
              ),
            ),
        }}
      />
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Row>[]>(
    () => [
      { title: 'Title', field: 'title' },
      {
        title: 'Author',
        field: 'author',
        editable: 'never',
      },
      {
        title: 'Published',
        field: 'isPublished',
        type: 'boolean',
        editable: 'never',
      },
    ],
    [],
  );
}

const firstArticles: Article[] = [
  {
    id: 1,
    title: 'Spring opening',
    author: 'Emma',
    isPublished: true,
  },
  {
    id: 2,
    title: 'New bus line',
    author: 'Marco',
    isPublished: false,
  },
  {
    id: 3,
    title: 'Repair café',
    author: 'Emma',
    isPublished: false,
  },
  {
    id: 4,
    title: 'Library hours',
    author: 'Marco',
    isPublished: true,
  },
  {
    id: 5,
    title: 'Market in the rain',
    author: 'Emma',
    isPublished: false,
  },
];
