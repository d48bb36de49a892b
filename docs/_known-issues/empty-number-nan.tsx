import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Edit Ada, clear both numbers and save: "born" is NaN, but "died", which has a custom editor, is null. */
export default function App() {
  const [saved, setSaved] = useState('nothing');
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Born', field: 'born', type: 'numeric' },
      {
        title: 'Died',
        field: 'died',
        type: 'numeric',
        editComponent: ({ value, onChange }) => (
          <input
            type="number"
            aria-label="Died"
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          />
        ),
      },
    ],
    [],
  );
  const onRowUpdate = async ({ born, died }: Person) => setSaved(`born ${born}, died ${died}`);
  return (
    <>
      <MaterialTable title="People" columns={columns} data={people} editable={{ onRowUpdate }} />
      <p>Saved: {saved}</p>
    </>
  );
}

const people = [{ id: 1, name: 'Ada', born: 1815, died: 1852 }];

type Person = (typeof people)[number];
