import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

interface Part {
  id: number;
  name: string;
  category: string;
  price: number;
  stock: number;
}

const options: Options<Part> = {
  pageSize: 5,
  pageSizeOptions: [5],
  selection: true,
  selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
};

export default function BicycleParts() {
  const [parts, setParts] = useState(initialParts);
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Category', field: 'category' },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
      { title: 'Stock', field: 'stock', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Bicycle parts"
      columns={columns}
      data={parts}
      options={options}
      actions={[
        {
          icon: () => <DeleteIcon />,
          tooltip: 'Delete the selected parts',
          onClick: (_event, selected) => {
            const ids = new Set([selected].flat().map(({ id }) => id));
            setParts((current) => current.filter(({ id }) => !ids.has(id)));
          },
        },
      ]}
    />
  );
}

function DeleteIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M9 4h6l1 2h3v2H5V6h3l1-2Zm-2 6h10l-1 10H8L7 10Z" />
    </svg>
  );
}

const initialParts: Part[] = [
  { id: 1, name: 'Front wheel', category: 'Wheels', price: 89, stock: 14 },
  { id: 2, name: 'Rim', category: 'Wheels', price: 34, stock: 40 },
  { id: 3, name: 'Hub', category: 'Wheels', price: 27.5, stock: 22 },
  { id: 4, name: 'Crankset', category: 'Drivetrain', price: 64, stock: 9 },
  { id: 5, name: 'Chainring', category: 'Drivetrain', price: 18, stock: 31 },
  { id: 6, name: 'Crank arm', category: 'Drivetrain', price: 21, stock: 17 },
  { id: 7, name: 'Chain', category: 'Drivetrain', price: 16.5, stock: 58 },
  { id: 8, name: 'Disc brake', category: 'Brakes', price: 72, stock: 11 },
  { id: 9, name: 'Caliper', category: 'Brakes', price: 41, stock: 8 },
  { id: 10, name: 'Rotor', category: 'Brakes', price: 15, stock: 36 },
  { id: 11, name: 'Handlebar', category: 'Cockpit', price: 29, stock: 19 },
  { id: 12, name: 'Grip', category: 'Cockpit', price: 7, stock: 120 },
];
