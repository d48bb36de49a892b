import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Drag the right edge of "Name", then hide "Country" in the columns menu: "Name" has its old width again. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name', ...size },
      { title: 'City', field: 'city', ...size },
      { title: 'Country', field: 'country', ...size },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

// Wrong: no column has its own width.
const size = {};
// Right: const size = { width: 200 };
const options = { columnResizable: true, tableLayout: 'fixed' as const, columnsButton: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', country: 'Germany' },
  { id: 2, name: 'Ben', city: 'Oslo', country: 'Norway' },
];
