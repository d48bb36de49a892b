import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useRef } from 'react';

/** Press "Clear all": instead of all people, the table shows none. */
export default function App() {
  const tableRef = useRef<Table>(null);
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name', defaultFilter: 'A' },
      { title: 'Born', field: 'born', type: 'numeric' },
    ],
    [],
  );
  const clear = () => {
    // Wrong: it sets each filter to '', which no number matches.
    tableRef.current?.clearCriteria();
    // Right: columns.forEach((_, id) => tableRef.current?.onFilterChange(id, undefined));
  };
  return (
    <>
      <button onClick={clear}>Clear all</button>
      <MaterialTable title="People" columns={columns} data={people} tableRef={tableRef} options={options} />
    </>
  );
}

const options = { filtering: true };

interface Table {
  clearCriteria: () => void;
  onFilterChange: (columnId: number, value: unknown) => void;
}

const people = [
  { id: 1, name: 'Ada', born: 1815 },
  { id: 2, name: 'Ben', born: 1706 },
];

type Person = (typeof people)[number];
