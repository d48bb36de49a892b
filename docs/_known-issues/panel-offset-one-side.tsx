import MaterialTable from '@material-table/core';
import { useMemo } from 'react';

/** Open a panel: it is as narrow as one column. */
export default function App() {
  const columns = useMemo(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
      { title: 'Country', field: 'country' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      options={options}
      detailPanel={() => <p>All that is to be said about this person needs some room.</p>}
    />
  );
}

// Wrong: the other side is missing, so the width can't be calculated.
const options = { detailPanelOffset: { left: 1 } };
// Right: const options = { detailPanelOffset: { left: 1, right: 0 } };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn', country: 'Germany' },
  { id: 2, name: 'Ben', city: 'Oslo', country: 'Norway' },
];
