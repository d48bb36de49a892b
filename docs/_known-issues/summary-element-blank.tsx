import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** The summary row should say "Total", but it is blank. */
export default function App() {
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      // Wrong: an element is read as { value, style }.
      renderSummaryRow={() => <b>Total</b>}
      // Right: renderSummaryRow={() => ({ value: <b>Total</b> })}
    />
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
