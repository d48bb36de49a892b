import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { useId, useMemo } from 'react';

/** Click a name. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    // Wrong: cell editing calls the editor as a function, but it uses a hook.
    () => [{ title: 'Name', field: 'name', editComponent: NameEditor }],
    // Right: () => [{ title: 'Name', field: 'name', editComponent: (props) => <NameEditor {...props} /> }],
    [],
  );
  return <MaterialTable columns={columns} data={people} cellEditable={cellEditable} />;
}

function NameEditor({ value, onChange }: EditComponentProps<Person>) {
  const id = useId();
  return <input id={id} aria-label="Name" value={value} onChange={(event) => onChange(event.target.value)} />;
}

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

const people = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];

type Person = (typeof people)[number];
