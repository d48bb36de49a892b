import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press the Add button, type a name and press Enter twice: two rows are added. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const [people, setPeople] = useState([{ id: 1, name: 'Ada' }]);

  const save = async ({ name }: { name: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    setPeople((now) => [...now, { id: now.length + 1, name }]);
  };
  const onRowAdd = (person: { name: string }) => {
    // Wrong: every Enter starts a save.
    pending = save(person);
    // Right: pending ??= save(person).finally(() => (pending = undefined));
    return pending;
  };
  return <MaterialTable title="People" columns={columns} data={people} editable={{ onRowAdd }} />;
}

let pending: Promise<void> | undefined;
