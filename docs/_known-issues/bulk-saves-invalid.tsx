import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "Edit All", clear a city and press "Save all changes": it is saved although it is marked invalid. */
export default function App() {
  const [saved, setSaved] = useState('nothing');
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city', validate: hasCity },
    ],
    [],
  );
  const save = async (changes: Record<number, { newData: Person }>) => {
    const rows = Object.values(changes).map(({ newData }) => newData);
    // Wrong: it assumes that the table has called validate.
    setSaved(JSON.stringify(rows));
    // Right: rows.every(hasCity) ? setSaved(JSON.stringify(rows)) : await Promise.reject(new Error('A city is needed'));
  };
  return (
    <>
      <MaterialTable title="People" columns={columns} data={people} editable={{ onBulkUpdate: save }} />
      <p>Saved: {saved}</p>
    </>
  );
}

const hasCity = ({ city }: Person) => city !== '';

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];

type Person = (typeof people)[number];
