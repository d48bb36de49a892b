import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Look at the filter row: the filter for the name is below "City". */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} actions={actions} />;
}

const options = {
  selection: true,
  filtering: true,
  // Wrong: the filter row counts the checkboxes as a column, but the other rows don't.
  actionsColumnIndex: 1,
  // Right: actionsColumnIndex: -1,
};
const actions = [{ icon: 'mail', tooltip: 'Write', position: 'row' as const, onClick: () => undefined }];

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
