import MaterialTable, {
  type Column,
} from '@material-table/core';
import Box from '@mui/material/Box';
import {
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Recipe {
  id: number;
  name: string;
  main: string;
}

// Use a context: columns recreated for each search
// text would lose their filters and hidden state.
const SearchText = createContext('');

export default function HighlightedMatches() {
  const columns = useMemo<Column<Recipe>[]>(
    () => [
      {
        title: 'Recipe',
        field: 'name',
        render: ({ name }) => <Marked text={name} />,
      },
      {
        title: 'Main ingredient',
        field: 'main',
        render: ({ main }) => <Marked text={main} />,
      },
    ],
    [],
  );
  const [searchText, setSearchText] = useState('');
  return (
    <SearchText value={searchText.trim()}>
      <MaterialTable
        title="Recipes"
        columns={columns}
        data={recipes}
        options={{ paging: false }}
        onSearchChange={setSearchText}
      />
    </SearchText>
  );
}

function Marked({ text }: { text: string }) {
  const search = useContext(SearchText);
  const start = text
    .toLowerCase()
    .indexOf(search.toLowerCase());
  if (search === '' || start < 0) return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <Box
        component="mark"
        sx={{
          bgcolor: 'warning.main',
          color: 'warning.contrastText',
        }}
      >
        {text.slice(start, end)}
      </Box>
      {text.slice(end)}
    </>
  );
}

const recipes: Recipe[] = [
  { id: 1, name: 'Onion soup', main: 'Onions' },
  { id: 2, name: 'Ratatouille', main: 'Zucchini' },
  { id: 3, name: 'Potato pancakes', main: 'Potatoes' },
  { id: 4, name: 'Minestrone', main: 'Beans' },
  { id: 5, name: 'Potato salad', main: 'Potatoes' },
];
