import MaterialTable, { type Column, type EditComponentProps } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Click a name: its editor uses a hook, so the page crashes. */
export default function CellEditorCalled() {
  const columns = useMemo<Column<Person>[]>(
    () => [{ title: 'Name', field: 'name', editComponent: NameEditor }],
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} cellEditable={cellEditable} />;
}

function NameEditor({ value, onChange }: EditComponentProps<Person>) {
  const [isTouched, setIsTouched] = useState(false);
  return (
    <input
      aria-label={isTouched ? 'Changed name' : 'Name'}
      value={String(value)}
      onChange={(event) => {
        setIsTouched(true);
        onChange(event.target.value);
      }}
    />
  );
}

const cellEditable = { isCellEditable: () => true, onCellEditApproved: async () => undefined };

interface Person {
  id: number;
  name: string;
}

const people: Person[] = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Ben' },
];
