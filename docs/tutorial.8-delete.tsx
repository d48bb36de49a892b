import MaterialTable, { type Column, type Options, type Query } from '@material-table/core';
import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useMemo, useRef, useState } from 'react';

export default function Inventory() {
  const tableRef = useRef<{ onQueryChange: () => void }>(null);
  const [problem, setProblem] = useState('');
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name', filtering: false, validate: ({ name }) => Boolean(name) },
      { title: 'Category', field: 'category', lookup: categories },
      {
        title: 'Stock',
        field: 'stock',
        type: 'numeric',
        initialEditValue: 0,
        filtering: false,
        render: ({ stock }) => <Stock count={stock} />,
      },
      { title: 'Price', field: 'price', type: 'currency', initialEditValue: 0, filtering: false },
    ],
    [],
  );

  const save = async (part: Part) => {
    setProblem('');
    await savePart(part).catch((error: Error) => {
      setProblem(error.message);
      throw error;
    });
  };

  const reorder = async (selected: Part[]) => {
    await Promise.allSettled(selected.map((part) => save({ ...part, stock: part.stock + 10 })));
    tableRef.current?.onQueryChange();
  };

  return (
    <section>
      {problem && <Alert severity="error">{problem}</Alert>}
      <MaterialTable
        title="Inventory"
        columns={columns}
        data={loadParts}
        options={options}
        editable={{ onRowAdd: save, onRowUpdate: save, onRowDelete: deletePart }}
        tableRef={tableRef}
        actions={[
          { icon: AddShoppingCart, tooltip: 'Reorder', onClick: (_, selected) => reorder([selected].flat()) },
        ]}
      />
    </section>
  );
}

function Stock({ count }: { count: number }) {
  return count < 5 ? <Chip size="small" label={`${count} left`} /> : count;
}

const categories = { brakes: 'Brakes', wheels: 'Wheels', drive: 'Drivetrain' };

const options: Options<Part> = {
  pageSize: 10,
  maxBodyHeight: 480,
  selection: true,
  selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
  filtering: true,
  exportMenu: [
    {
      label: 'Export as CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } = await import('@material-table/exporters');
        ExportCsv(columns, rows, 'inventory');
      },
    },
  ],
};

/** Simulate your server: search, filter and sort, and return one page. */
async function loadParts({ page, pageSize, search, filters, orderByCollection }: Query<Part>) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const found = parts
    .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    .filter(({ category }) => filters.every(({ value }) => !value.length || value.includes(category)));
  const sort = orderByCollection.find(({ sortOrder }) => sortOrder);
  const key = (sort?.orderByField ?? 'id') as keyof Part;
  found.sort((a, b) => (a[key] < b[key] ? -1 : 1) * (sort?.orderDirection === 'desc' ? -1 : 1));
  return { data: found.slice(page * pageSize, (page + 1) * pageSize), page, totalCount: found.length };
}

async function savePart({ id = Date.now(), name, category, stock, price }: Part) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (stock > 99) throw new Error(`Not saved: the shelf for ${name} holds 99 at most.`);
  const place = parts.findIndex((part) => part.id === id);
  parts.splice(place < 0 ? parts.length : place, 1, { id, name, category, stock, price });
}

async function deletePart({ id }: Part) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  parts.splice(
    parts.findIndex((part) => part.id === id),
    1,
  );
}

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
