import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Try to open Ada with Tab and Enter: no row gets focus. */
export default function App() {
  const [opened, setOpened] = useState('no one');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const props = useMemo(() => {
    const open = (name = 'no one') => setOpened(name);
    return {
      // Wrong: users can reach the row only by mouse or touch.
      onRowClick: (_event: unknown, row?: Person) => open(row?.name),
      // Right: actions: [(row: Person) => ({ icon: () => <i>i</i>, tooltip: `Open ${row.name}`, onClick: () => open(row.name) })],
    };
  }, []);
  return <MaterialTable title={`Opened: ${opened}`} columns={columns} data={people} {...props} />;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
