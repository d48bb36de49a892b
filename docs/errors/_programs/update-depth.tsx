import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'City', field: 'city', defaultGroupOrder: 0 }], []);
  const [, setGroups] = useState<unknown>();
  return (
    <MaterialTable
      columns={columns}
      data={people}
      options={{ grouping: true, toolbar: false, paging: false }}
      // Wrong: it gets a new array after every render, and so renders again.
      onGroupChange={setGroups}
      // Right: onGroupChange={(groups) => setGroups(groups.map(({ field }) => field).join())}
    />
  );
}

const people = [{ id: 1, name: 'Ada', city: 'Bonn' }];
