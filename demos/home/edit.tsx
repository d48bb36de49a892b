import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';

interface Part {
  id: string;
  name: string;
  shelf: string;
  stock: number;
}

export default function EditableParts() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'Shelf', field: 'shelf', lookup: shelves },
      { title: 'Left', field: 'stock', type: 'numeric' },
    ],
    [],
  );
  const [parts, setParts] = useState(initialParts);
  return (
    <MaterialTable
      title="Parts"
      columns={columns}
      data={parts}
      options={{ search: false, paging: false, actionsColumnIndex: -1 }}
      editable={{
        onRowAdd: async (part) => setParts([...parts, { ...part, id: crypto.randomUUID() }]),
        onRowUpdate: async ({ id, name, shelf, stock }) =>
          setParts(parts.map((part) => (part.id === id ? { id, name, shelf, stock } : part))),
        onRowDelete: async ({ id }) => setParts(parts.filter((part) => part.id !== id)),
      }}
    />
  );
}

const shelves = { a: 'Front', b: 'Back' };

const initialParts: Part[] = [
  { id: 'p1', name: 'Bolts', shelf: 'a', stock: 120 },
  { id: 'p2', name: 'Nuts', shelf: 'a', stock: 340 },
  { id: 'p3', name: 'Fuses', shelf: 'b', stock: 16 },
  { id: 'p4', name: 'Belts', shelf: 'b', stock: 64 },
  { id: 'p5', name: 'Fans', shelf: 'b', stock: 9 },
];
