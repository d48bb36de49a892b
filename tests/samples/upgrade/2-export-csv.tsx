import React from 'react';
import MaterialTable, { Column } from '@material-table/core';

interface Part {
  id: number;
  name: string;
}

// 2.2: an export of one's own.
// After https://github.com/mbrn/material-table.com/blob/HEAD/src/pages/docs/features/export/overriding-export-function.js
const columns: Column<Part>[] = [{ title: 'Part', field: 'name' }];
export const saved: string[] = [];

export default function Parts() {
  return (
    <MaterialTable<Part>
      title="Parts"
      columns={columns}
      data={[{ id: 1, name: 'Bell' }]}
      options={{
        search: true,
        exportButton: { csv: true, pdf: false },
        exportCsv: (columns, rows) => {
          saved.push(String(rows.length));
        },
      }}
    />
  );
}
