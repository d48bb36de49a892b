import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Open the export menu: its entry is not called "Download". */
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
    // Wrong: the name of the localization is not looked at.
    { label: 'CSV', exportFunc: () => undefined },
    // Right: { label: 'Download', exportFunc: () => undefined },
  ],
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
