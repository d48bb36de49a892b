import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { useMemo } from 'react';

/** Select a row: on a light page, the toolbar gets the dark purple of dark mode. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <ThemeProvider theme={theme} defaultMode="light">
      <MaterialTable title="People" columns={columns} data={people} options={options} />
    </ThemeProvider>
  );
}

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
const options = {
  // Wrong: the toolbar that counts the selected rows takes its colors from the wrong scheme.
  selection: true,
  // Right: selection: true, showTextRowsSelected: false,
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
