import MaterialTable, { type Column } from '@material-table/core';
import { de } from 'date-fns/locale';
import { useMemo } from 'react';

/** The date in the filter has the American format, and its calendar is in English. */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Born', field: 'born', type: 'date', defaultFilter: new Date(1990, 4, 9) },
    ],
    [],
  );
  return (
    <MaterialTable title="People" columns={columns} data={people} options={options} localization={texts} />
  );
}

const texts = {
  toolbar: { searchPlaceholder: 'Suchen' },
  // Wrong: the types list it here, but the table doesn't read it.
  body: { dateTimePickerLocalization: de },
  // Right: dateTimePickerLocalization: de,
};

const options = { filtering: true };

const people = [
  { id: 1, name: 'Ada', born: '1990-05-09' },
  { id: 2, name: 'Ben', born: '1984-11-30' },
];

type Person = (typeof people)[number];
