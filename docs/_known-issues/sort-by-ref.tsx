import MaterialTable from '@material-table/core';
import { useMemo, useRef } from 'react';

/** Sort by "Name", then by "City", and press the button: it removes "Name" instead of "City". */
export default function App() {
  const tableRef = useRef<Table>(null);
  const unsortCity = () => {
    // Wrong: without the rank, this always removes the column that was sorted first.
    tableRef.current?.onChangeOrder(1, '');
    // Right: tableRef.current?.onChangeOrder(1, '', 2);
  };
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <>
      <button onClick={unsortCity}>Don't sort by city</button>
      <MaterialTable title="People" columns={columns} data={people} tableRef={tableRef} options={options} />
    </>
  );
}

const options = { maxColumnSort: 2 as const };

interface Table {
  onChangeOrder: (columnId: number, direction: string, rank?: number) => void;
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
