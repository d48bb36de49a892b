import MaterialTable from '@material-table/core';
import { Box, createTheme, ThemeProvider } from '@mui/material';
import { useMemo } from 'react';

/** The theme is dark, but the names have a white background. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', width: 160 },
      { title: 'City', field: 'city', width: 300 },
    ],
    [],
  );
  // Wrong: the copy of the fixed columns keeps its white background.
  const copies = {};
  // Right: const copies = { background: `${dark.palette.background.paper} !important` };
  return (
    <ThemeProvider theme={dark}>
      <Box sx={{ width: 320, '& div[style*="background: white"]': copies }}>
        <MaterialTable title="People" columns={columns} data={people} options={options} />
      </Box>
    </ThemeProvider>
  );
}

const dark = createTheme({ palette: { mode: 'dark' } });

const options = { fixedColumns: { left: 1 }, search: false };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
