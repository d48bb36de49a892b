import React from 'react';
import MaterialTable from 'material-table';

// 1.x: a click on the row opens its panel, which is made by a function of the row.
// After https://github.com/mbrn/material-table/issues/549
export default function Trips() {
  const trips = [
    { id: 1, to: 'Oslo', notes: 'By ferry' },
    { id: 2, to: 'Bari', notes: '' },
  ];
  return (
    <MaterialTable
      title="Trips"
      columns={[{ title: 'To', field: 'to' }]}
      data={trips}
      detailPanel={[
        (trip) => ({
          disabled: trip.notes === '',
          icon: 'notes',
          tooltip: trip.notes === '' ? 'Nothing' : 'Notes',
          render: (row) => <em>Notes: {row.notes}</em>,
        }),
      ]}
      onRowClick={(event, trip, togglePanel) => togglePanel()}
    />
  );
}
