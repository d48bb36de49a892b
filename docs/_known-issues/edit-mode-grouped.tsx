import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Click Ada: the row doesn't open, and the log shows a TypeError. The Edit button opens it. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', defaultGroupOrder: 0 },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      editable={editable}
      options={options}
      onRowClick={(_event, _person, action) => action?.enableEditMode()}
    />
  );
}

const editable = { onRowUpdate: async () => undefined };
const options = { defaultExpanded: true };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
