import React from 'react';
import MaterialTable from '@material-table/core';
import { Chip } from '@material-ui/core';

interface Part {
  id: string;
  name: string;
  partOf?: string;
}

// 2.x: a tree with check marks, and what is checked below it.
// After https://github.com/mbrn/material-table/issues/1202
export default function Bike() {
  const [checked, setChecked] = React.useState<string[]>([]);
  const parts: Part[] = [
    { id: 'a', name: 'Bike' },
    { id: 'b', name: 'Wheel', partOf: 'a' },
    { id: 'c', name: 'Spoke', partOf: 'b' },
  ];
  return (
    <>
      <MaterialTable<Part>
        title="Parts"
        columns={[{ title: 'Name', field: 'name' }]}
        data={parts}
        parentChildData={(row, rows) => rows.find((other) => other.id === row.partOf)}
        onSelectionChange={(rows) => setChecked(rows.map(({ name }) => name))}
        options={{
          selection: true,
          defaultExpanded: true,
          selectionProps: (row: Part) => ({ inputProps: { 'aria-label': `Take ${row.name}` } }),
        }}
      />
      <Chip label={`Taken: ${checked.join(' ')}`} />
    </>
  );
}
