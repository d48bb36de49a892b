import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

export default function BicycleParts({
  selection = true,
  filtering = true,
  grouping = false,
  editing = false,
  detailPanel = false,
  exporting = false,
  tree = false,
}) {
  const [parts, setParts] = useState(initialParts);
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Category', field: 'category', defaultGroupOrder: grouping ? 0 : undefined },
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
        editable: 'never',
        customFilterAndSearch: (filter, { stock }) => String(stock).startsWith(filter),
      },
    ],
    [grouping],
  );
  const options = useMemo<Options<Part>>(
    () => ({
      pageSize: 5,
      pageSizeOptions: [5],
      selection,
      selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
      headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
      filtering,
      grouping,
      actionsColumnIndex: -1,
      addRowPosition: 'first',
      exportAllData: true,
      exportMenu: exporting ? [{ label: 'Export as CSV', exportFunc: exportParts }] : [],
    }),
    [selection, filtering, grouping, exporting],
  );
  return (
    <MaterialTable
      title="Bicycle parts"
      columns={columns}
      data={parts}
      editable={
        editing
          ? {
              onRowAdd: async (part) =>
                setParts((before) => [...before, { ...part, id: nextId(before), stock: 0 }]),
              onRowUpdate: async ({ id, name, category, price }) =>
                setParts((before) =>
                  before.map((part) => (part.id === id ? { ...part, name, category, price } : part)),
                ),
              onRowDelete: async ({ id }) => setParts((before) => before.filter((part) => part.id !== id)),
            }
          : undefined
      }
      parentChildData={tree ? (part, all) => all.find(({ id }) => id === part.partOf) : undefined}
      detailPanel={
        detailPanel ? ({ rowData }) => <Typography sx={{ p: 2 }}>{rowData.note}</Typography> : undefined
      }
      options={options}
    />
  );
}

function nextId(parts: Part[]): number {
  return Math.max(0, ...parts.map(({ id }) => id)) + 1;
}

async function exportParts(columns: Column<Part>[], parts: Part[]) {
  const { ExportCsv } = await import('@material-table/exporters');
  ExportCsv(columns, parts, 'bicycle-parts');
}

interface Part {
  id: number;
  partOf?: number;
  name: string;
  category: string;
  price: number;
  stock: number;
  note: string;
}

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
