import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';

interface Part {
  id: number;
  name: string;
  stock: number;
  minimum: number;
}

const options: Options<Part> = { rowStyle: styleByStock, search: false, paging: false };

export default function RowsByStock() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'In stock', field: 'stock', type: 'numeric' },
      { title: 'Minimum', field: 'minimum', type: 'numeric' },
    ],
    [],
  );
  return <MaterialTable title="Stock" columns={columns} data={parts} options={options} />;
}

/** Tints of theme colors maintain the text's contrast in light and dark mode. */
function styleByStock({ stock, minimum }: Part) {
  if (stock === 0) return { backgroundColor: tint('--mui-palette-error-main, #d32f2f'), fontWeight: 700 };
  if (stock < minimum) return { backgroundColor: tint('--mui-palette-warning-main, #ed6c02') };
  return {};
}

function tint(color: string): string {
  return `color-mix(in srgb, var(${color}) 18%, transparent)`;
}

const parts: Part[] = [
  { id: 1, name: 'Bolt M6', stock: 420, minimum: 200 },
  { id: 2, name: 'Nut M6', stock: 150, minimum: 200 },
  { id: 3, name: 'Washer 6 mm', stock: 900, minimum: 200 },
  { id: 4, name: 'Bracket, left', stock: 0, minimum: 20 },
  { id: 5, name: 'Bracket, right', stock: 31, minimum: 20 },
  { id: 6, name: 'Hinge', stock: 8, minimum: 20 },
];
