import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Drag the right edge of "Name" to the right: "City" keeps its width, and the table scrolls sideways. */
export default function App() {
  const columns = useMemo(
    () => order.map((field) => ({ title: titles[field], field, hidden: field === 'code' })),
    [],
  );
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const titles = { name: 'Name', code: 'Code', city: 'City' };
const options = { columnResizable: true, tableLayout: 'fixed' as const };

// Wrong: a hidden column comes after the one that is resized.
const order = ['name', 'code', 'city'] as const;
// Right: const order = ['name', 'city', 'code'] as const;

const people = [
  { id: 1, name: 'Ada', code: 'a', city: 'Bonn' },
  { id: 2, name: 'Ben', code: 'b', city: 'Oslo' },
];
