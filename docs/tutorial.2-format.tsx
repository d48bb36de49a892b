import MaterialTable, { type Column, type Options } from '@material-table/core';
import Chip from '@mui/material/Chip';
import { useMemo } from 'react';

export default function Inventory() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Category', field: 'category', lookup: categories },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        render: ({ stock }) => <Stock count={stock} />,
      },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );

  return (
    <section>
      <MaterialTable title="Inventory" columns={columns} data={parts} options={options} />
    </section>
  );
}

function Stock({ count }: { count: number }) {
  return count < 5 ? <Chip size="small" label={`${count} left`} /> : count;
}

const categories = { brakes: 'Brakes', wheels: 'Wheels', drive: 'Drivetrain' };

const options: Options<Part> = {
  pageSize: 10,
};

interface Part {
  id: number;
  name: string;
  category: string;
  stock: number;
  price: number;
}

const parts: Part[] = [
  { id: 1, name: 'Brake pads', category: 'brakes', stock: 14, price: 12.5 },
  { id: 2, name: 'Disc rotor', category: 'brakes', stock: 3, price: 38 },
  { id: 3, name: 'Brake cable', category: 'brakes', stock: 25, price: 6.9 },
  { id: 4, name: 'Rim 28 inch', category: 'wheels', stock: 8, price: 54 },
  { id: 5, name: 'Spoke', category: 'wheels', stock: 90, price: 0.8 },
  { id: 6, name: 'Inner tube', category: 'wheels', stock: 2, price: 7.5 },
  { id: 7, name: 'Tire', category: 'wheels', stock: 17, price: 29 },
  { id: 8, name: 'Chain', category: 'drive', stock: 11, price: 24 },
  { id: 9, name: 'Cassette', category: 'drive', stock: 4, price: 62 },
  { id: 10, name: 'Crank', category: 'drive', stock: 6, price: 79 },
  { id: 11, name: 'Pedal', category: 'drive', stock: 20, price: 18 },
  { id: 12, name: 'Bottom bracket', category: 'drive', stock: 5, price: 33 },
];
