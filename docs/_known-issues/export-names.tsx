import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Open the export menu: its entry isn't called "Download". */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      localization={{ toolbar: { exportCSVName: 'Download' } }}
      options={options}
    />
  );
}

const options = {
  exportMenu: [
    // Wrong: the table ignores the name in the localization.
    { label: 'CSV', exportFunc: () => undefined },
    // Right: { label: 'Download', exportFunc: () => undefined },
  ],
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
