import MaterialTable from '@material-table/core';
import { Box } from '@mui/material';
import { useMemo } from 'react';

/** Scroll the table sideways: the fixed names scroll away with the other columns. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', width: 160 },
      { title: 'City', field: 'city', width: 300 },
      { title: 'Country', field: 'country', width: 300 },
    ],
    [],
  );
  // Wrong: the copy of the names is positioned inside the scrolling area.
  const sx = { width: 320 };
  // Right: const sx = { width: 320, '& .MuiPaper-root > .MuiBox-root': { position: 'static' } };
  return (
    <Box sx={sx}>
      <MaterialTable columns={columns} data={people} options={options} />
    </Box>
  );
}

const options = { fixedColumns: { left: 1 }, toolbar: false };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', country: 'Germany' },
  { id: 2, name: 'Ben', city: 'Oslo', country: 'Norway' },
];
