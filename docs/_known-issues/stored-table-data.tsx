import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Edit Ada and save: the new name is stored, but the row stays in edit mode. */
export default function App() {
  const [people, setPeople] = useState(start);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  const save = async (changed: Person & { tableData?: object }) => {
    // Wrong: this also stores the table's own state of the row.
    const row = structuredClone(changed);
    // Right: const { tableData: _, ...row } = changed;
    setPeople((before) => before.map((person) => (person.id === row.id ? row : person)));
  };
  return (
    <>
      <MaterialTable title="People" columns={columns} data={people} editable={{ onRowUpdate: save }} />
      <p>Stored: {people.map(({ name }) => name).join(', ')}</p>
    </>
  );
}

const start: Person[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

interface Person {
  id: number;
  name: string;
}
