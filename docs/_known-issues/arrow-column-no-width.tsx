import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The arrows overlap the names: the header cell above them is 0 px wide. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      detailPanel={({ rowData }) => rowData.city}
      options={{ tableLayout: 'fixed' }}
      sx={sx}
    />
  );
}

// Wrong: the arrow column has no width.
const sx = {};
// Right: const sx = { '& th:first-of-type': { width: 42 } };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
