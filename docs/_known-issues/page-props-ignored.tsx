import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The `page` prop requests the second page, but the first one is shown. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      // Wrong: the table keeps track of its page itself.
      page={1}
      // Right: options={{ initialPage: 1 }}
    />
  );
}

const people = Array.from({ length: 8 }, (_, index) => ({ id: index, name: `Person ${index + 1}` }));
