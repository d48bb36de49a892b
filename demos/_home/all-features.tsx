import MaterialTable, { type Column } from '@material-table/core';
// #feature detailPanel
import Typography from '@mui/material/Typography';
// #end
// #feature editing
import { useMemo, useState } from 'react';
// #end
// #feature !editing
//: import { useMemo } from 'react';
// #end

interface Part {
  id: number;
  partOf?: number;
  name: string;
  category: string;
  price: number;
  stock: number;
  note: string;
}

export default function BicycleParts() {
  // #feature editing
  const [parts, setParts] = useState(initialParts);
  // #end
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      // #feature grouping
      { title: 'Category', field: 'category', defaultGroupOrder: 0 },
      // #end
      // #feature !grouping
      //: { title: 'Category', field: 'category' },
      // #end
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        // #feature filtering
        customFilterAndSearch: (filter, { stock }) => String(stock).startsWith(filter),
        // #end
        // #feature editing
        editable: 'never',
        // #end
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Bicycle parts"
      columns={columns}
      // #feature editing
      data={parts}
      editable={{
        onRowAdd: async (part) =>
          setParts((before) => [...before, { ...part, id: nextId(before), stock: 0 }]),
        onRowUpdate: async (part) =>
          setParts((before) => before.map((old) => (old.id === part.id ? part : old))),
        onRowDelete: async ({ id }) => setParts((before) => before.filter((part) => part.id !== id)),
      }}
      // #end
      // #feature !editing
      //: data={initialParts}
      // #end
      // #feature tree
      parentChildData={(part, parts) => parts.find(({ id }) => id === part.partOf)}
      // #end
      // #feature detailPanel
      detailPanel={({ rowData }) => <Typography sx={{ p: 2 }}>{rowData.note}</Typography>}
      // #end
      options={{
        pageSize: 5,
        // #feature selection
        selection: true,
        selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
        headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
        // #end
        // #feature filtering
        filtering: true,
        // #end
        // #feature grouping
        grouping: true,
        // #end
        // #feature editing
        actionsColumnIndex: -1,
        addRowPosition: 'first',
        // #end
        // #feature export
        exportAllData: true,
        exportMenu: [{ label: 'Export as CSV', exportFunc: exportParts }],
        // #end
      }}
    />
  );
}

// #feature editing
function nextId(parts: Part[]): number {
  return Math.max(0, ...parts.map(({ id }) => id)) + 1;
}

// #end
// #feature export
async function exportParts(columns: Column<Part>[], parts: Part[]) {
  const { ExportCsv } = await import('@material-table/exporters');
  ExportCsv(columns, parts, 'bicycle-parts');
}

// #end
const initialParts: Part[] = [
  { id: 1, name: 'Front wheel', category: 'Wheels', price: 89, stock: 14, note: 'Comes without a tire.' },
  { id: 2, partOf: 1, name: 'Rim', category: 'Wheels', price: 34, stock: 40, note: 'Aluminum, 32 holes.' },
  { id: 3, partOf: 1, name: 'Hub', category: 'Wheels', price: 27.5, stock: 22, note: 'For axles of 100 mm.' },
  { id: 4, name: 'Crankset', category: 'Drivetrain', price: 64, stock: 9, note: 'Arms of 170 mm.' },
  { id: 5, partOf: 4, name: 'Chainring', category: 'Drivetrain', price: 18, stock: 31, note: '42 teeth.' },
  { id: 6, partOf: 4, name: 'Crank arm', category: 'Drivetrain', price: 21, stock: 17, note: 'Left side.' },
  { id: 7, name: 'Chain', category: 'Drivetrain', price: 16.5, stock: 58, note: '114 links.' },
  { id: 8, name: 'Disc brake', category: 'Brakes', price: 72, stock: 11, note: 'Hydraulic, front or rear.' },
  { id: 9, partOf: 8, name: 'Caliper', category: 'Brakes', price: 41, stock: 8, note: 'With two pads.' },
  { id: 10, partOf: 8, name: 'Rotor', category: 'Brakes', price: 15, stock: 36, note: '160 mm, six bolts.' },
  { id: 11, name: 'Handlebar', category: 'Cockpit', price: 29, stock: 19, note: '680 mm wide.' },
  { id: 12, partOf: 11, name: 'Grip', category: 'Cockpit', price: 7, stock: 120, note: 'A pair, rubber.' },
];
