import MaterialTable, { type Column } from '@material-table/core';
import { MTableEditField } from '@material-table/core';
import { useMemo } from 'react';

/** Edit the row and move to the date field with a screen reader: it announces "Day", but not "Born". */
export default function App() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Born', field: 'born', type: 'date' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      components={components}
      editable={{ onRowUpdate: async () => undefined }}
    />
  );
}

const components = {
  // Wrong: nothing names the date field.
  EditField: MTableEditField,
  // Right: EditField: (props: { columnDef: Column<Person> }) => <div role="group" aria-label={String(props.columnDef.title)}><MTableEditField {...props} /></div>,
};

const people = [{ id: 1, name: 'Ada', born: new Date(2000, 1, 29) }];

type Person = (typeof people)[number];
