import MaterialTable from 'material-table';
import { useState } from 'react';

export default function Repairs() {
  const [columns] = useState([
    { title: 'Slip', field: 'slip' },
    { title: 'Yard', field: 'yard' },
    { title: 'Paid', field: 'paid' },
  ]);
  const [repairs, setRepairs] = useState([
    { slip: 'A 7', yard: 'Holm', paid: '900 kr' },
    { slip: 'A 8', yard: 'Vik', paid: '250 kr' },
  ]);
  return (
    <MaterialTable
      title="Repairs"
      columns={columns}
      data={repairs}
      options={{ filtering: true }}
      editable={{
        onRowUpdate: (changed, old) =>
          new Promise((resolve) => {
            setTimeout(() => {
              const next = [...repairs];
              const place = old.tableData.id;
              next[place] = changed;
              setRepairs([...next]);
              resolve();
            }, 500);
          }),
      }}
    />
  );
}
