import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Move through the checkboxes with a screen reader: it announces only "checkbox". */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return <MaterialTable title="People" columns={columns} data={people} options={options} />;
}

const options = {
  selection: true,
  // Wrong: nothing names the checkboxes.
  selectionProps: {},
  // Right: selectionProps: ({ name }: { name: string }) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }), headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all' } } },
};

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
