import MaterialTable from '@material-table/core';
import { useMemo, useState } from 'react';

/** Open Ada's panel, then Ben's: the table doesn't report that hers has closed. */
export default function App() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo(() => [{ title: 'Name', field: 'name' }], []);
  return (
    <>
      <MaterialTable
        title="People"
        columns={columns}
        data={people}
        detailPanel={({ rowData }) => `Lives in ${rowData.city}`}
        options={options}
        onTreeExpandChange={() => undefined}
        onDetailPanelChange={(person, state) => setEvents((list) => [...list, `${person.name} ${state}`])}
      />
      <p>{events.join(', ')}</p>
    </>
  );
}

const options = { detailPanelType: 'single' as const };

const people = [
  { id: 1, name: 'Ada', city: 'Bonn' },
  { id: 2, name: 'Ben', city: 'Oslo' },
];
