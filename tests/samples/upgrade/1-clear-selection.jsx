import React, { useState } from 'react';
import MaterialTable from 'material-table';

// 1.x: the table wrote its state into the rows, so a program could take the check marks away there.
// After https://github.com/mbrn/material-table/issues/515
export default function Parcels() {
  const [parcels, setParcels] = useState([
    { id: 11, label: 'Books', sent: 'no' },
    { id: 12, label: 'Glass', sent: 'no' },
  ]);
  const send = (chosen) => {
    const ids = chosen.map((one) => one.id);
    parcels.forEach((parcel) => {
      if (parcel.tableData) parcel.tableData.checked = false;
    });
    setParcels(parcels.map((parcel) => (ids.includes(parcel.id) ? { ...parcel, sent: 'yes' } : parcel)));
  };
  return (
    <MaterialTable
      title="Parcels"
      columns={[
        { title: 'Label', field: 'label' },
        { title: 'Sent', field: 'sent' },
      ]}
      data={parcels}
      options={{ selection: true, selectionProps: (row) => ({ inputProps: { 'aria-label': `Pick ${row.label}` } }) }}
      actions={[{ icon: 'send', tooltip: 'Send', onClick: (event, chosen) => send(chosen) }]}
    />
  );
}
