import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press the second icon of a row: it shows the name instead of the city. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      // Wrong: both functions have the same source text, so they count as one panel.
      detailPanel={[panel('name'), panel('city')]}
      // Right: detailPanel={[{ render: ({ rowData }) => rowData.name }, { render: ({ rowData }) => `city: ${rowData.city}` }]}
    />
  );
}

function panel(field: 'name' | 'city') {
  return { render: ({ rowData }: { rowData: Person }) => `${field}: ${rowData[field]}` };
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
