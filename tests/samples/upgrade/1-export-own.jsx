import React from 'react';
import MaterialTable from 'material-table';

// 1.x: an export of one's own got all rows with all their fields, and all columns.
// After https://github.com/mbrn/material-table/issues/543
const boats = Array.from({ length: 7 }, (_, i) => ({ id: i + 1, name: `Boat ${i + 1}`, owner: `Owner ${i + 1}` }));
export const written = [];

const toText = (columns, rows) => {
  const titles = columns.filter((column) => column.export !== false).map((column) => column.title);
  written.push(titles.join(), ...rows.map((row) => `${row.name};${row.owner}`));
};

export default function Boats() {
  return (
    <MaterialTable
      title="Boats"
      columns={[
        { title: 'Name', field: 'name' },
        { title: 'Berth', field: 'id', export: false },
      ]}
      data={boats}
      localization={{ toolbar: { exportCSVName: 'Get a list' } }}
      options={{ exportButton: { csv: true, pdf: false }, exportCsv: toText }}
    />
  );
}
