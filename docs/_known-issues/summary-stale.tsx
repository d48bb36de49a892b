import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Press "Euro": the sum is still in dollars. */
export default function App() {
  const [currency, setCurrency] = useState('dollars');
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <button onClick={() => setCurrency('euros')}>Euro</button>
      <MaterialTable
        title={`In ${currency}`}
        columns={columns}
        data={people}
        // Wrong: it is called again only when the rows change.
        renderSummaryRow={() => `2 ${currency}`}
        // Right: renderSummaryRow={() => `2 ${currency}`} key={currency}
      />
    </>
  );
}

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
