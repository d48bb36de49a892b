import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { useMemo } from 'react';

/** The page is dark, but the loading overlay is white. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <ThemeProvider theme={theme} defaultMode="dark">
      <MaterialTable title="People" columns={columns} data={people} isLoading />
    </ThemeProvider>
  );
}

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
