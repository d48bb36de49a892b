import React from 'react';
import MaterialTable from 'material-table';
import { DeleteOutline } from '@material-ui/icons';

// 1.x: several rows are taken out by their places, the last one first.
// After https://github.com/mbrn/material-table/issues/2180
export default function Wines() {
  const [wines, setWines] = React.useState([
    { grape: 'Riesling' },
    { grape: 'Merlot' },
    { grape: 'Syrah' },
  ]);
  return (
    <MaterialTable
      title="Wines"
      columns={[{ title: 'Grape', field: 'grape' }]}
      data={wines}
      options={{ selection: true, selectionProps: (row) => ({ inputProps: { 'aria-label': row.grape } }) }}
      actions={[
        {
          tooltip: 'Drink them',
          icon: () => <DeleteOutline />,
          onClick: (event, chosen) => {
            const left = [...wines];
            for (let i = chosen.length - 1; i >= 0; i -= 1) {
              const place = chosen[i].tableData.id;
              left.splice(place, 1);
            }
            setWines(left);
          },
        },
      ]}
    />
  );
}
