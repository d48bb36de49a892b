import MaterialTable from '@material-table/core';
import { useEffect, useMemo, useState } from 'react';

export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const [people, setPeople] = useState<Person[]>();
  useEffect(() => {
    void load().then(setPeople);
  }, []);
  return (
    <MaterialTable
      columns={columns}
      // Wrong: `people` is undefined until the rows have loaded. The cast hides that from TypeScript.
      data={people as Person[]}
      // Right: data={people ?? []}
    />
  );
}

const load = async () => [{ id: 1, name: 'Ada' }];

interface Person {
  id: number;
  name: string;
}
