import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Press "Add": the input for the name is below "City". */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <MaterialTable title="People" columns={columns} data={people} editable={editable} options={options} />
  );
}

const editable = { onRowAdd: async () => undefined };
const options = {
  // Wrong: Save and Cancel come first, but the header has no cell for them.
  search: false,
  // Right: actionsColumnIndex: -1,
};

const people = [{ id: 1, name: 'Ada', city: 'Bonn' }];
