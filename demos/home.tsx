import MaterialTable, { type Action, type Column, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

interface Part {
  id: number;
  name: string;
  category: string;
  price: number;
  stock: number;
  /** The capacity of the shelf. */
  room: number;
  delivered: string;
}

export default function BicycleParts() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name', render: (part) => <Name {...part} /> },
      { title: 'Category', field: 'category' },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        currencySetting: { locale: 'en-US', currencyCode: 'EUR' },
      },
      { title: 'Stock', field: 'stock', type: 'numeric', render: (part) => <Stock {...part} /> },
      { title: 'Delivered', field: 'delivered', type: 'date', dateSetting: { locale: 'en-GB' } },
    ],
    [],
  );
  const [parts, setParts] = useState(initialParts);
  const deleteParts = (ids: Set<number>) => setParts(parts.filter(({ id }) => !ids.has(id)));
  return (
    <MaterialTable
      title="Bicycle parts"
      columns={columns}
      data={parts}
      options={options}
      actions={[deleteAction(deleteParts)]}
    />
  );
}

const deleteAction = (onDelete: (ids: Set<number>) => void): Action<Part> => ({
  icon: () => <DeleteIcon />,
  tooltip: 'Delete the selected parts',
  onClick: (_event, selected) => onDelete(new Set([selected].flat().map(({ id }) => id))),
});

const options: Options<Part> = {
  pageSize: 8,
  pageSizeOptions: [8],
  selection: true,
  selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
};

const colors: Record<string, string> = {
  Wheels: '#1c7ed6',
  Drivetrain: '#ae6a00',
  Brakes: '#c2255c',
  Cockpit: '#0b7a61',
};

function Name({ name, category }: Part) {
  const dot = { flex: 'none', width: 10, height: 10, borderRadius: 3, background: colors[category] };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={dot} />
      {name}
    </span>
  );
}

function Stock({ stock, room }: Part) {
  const share = stock / room;
  const full = { width: `${100 * share}%`, height: 6, borderRadius: 3 };
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={{ width: 56, borderRadius: 3, background: 'rgb(128 128 128 / 25%)' }}>
        <span style={{ ...full, display: 'block', background: share < 0.2 ? '#e03131' : '#0f9d7a' }} />
      </span>
      <span style={{ minWidth: '2em' }}>{stock}</span>
    </span>
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
  { id: 1, name: 'Front wheel', category: 'Wheels', price: 89, stock: 14, room: 20, delivered: '2026-10-02' },
  { id: 2, name: 'Rim', category: 'Wheels', price: 34, stock: 40, room: 60, delivered: '2026-10-19' },
  { id: 3, name: 'Hub', category: 'Wheels', price: 27.5, stock: 22, room: 60, delivered: '2026-09-28' },
  { id: 4, name: 'Crankset', category: 'Drivetrain', price: 64, stock: 3, room: 30, delivered: '2026-08-11' },
  {
    id: 5,
    name: 'Chainring',
    category: 'Drivetrain',
    price: 18,
    stock: 31,
    room: 40,
    delivered: '2026-10-07',
  },
  {
    id: 6,
    name: 'Crank arm',
    category: 'Drivetrain',
    price: 21,
    stock: 17,
    room: 40,
    delivered: '2026-09-15',
  },
  { id: 7, name: 'Chain', category: 'Drivetrain', price: 16.5, stock: 58, room: 60, delivered: '2026-10-21' },
  { id: 8, name: 'Disc brake', category: 'Brakes', price: 72, stock: 11, room: 30, delivered: '2026-09-30' },
  { id: 9, name: 'Caliper', category: 'Brakes', price: 41, stock: 5, room: 40, delivered: '2026-07-24' },
  { id: 10, name: 'Rotor', category: 'Brakes', price: 15, stock: 36, room: 50, delivered: '2026-10-12' },
  { id: 11, name: 'Handlebar', category: 'Cockpit', price: 29, stock: 19, room: 25, delivered: '2026-10-09' },
  { id: 12, name: 'Grip', category: 'Cockpit', price: 7, stock: 120, room: 200, delivered: '2026-10-23' },
];
