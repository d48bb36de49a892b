import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';

interface Part {
  id: number;
  number: string;
  name: string;
  supplier: string;
  stock: number;
  cost: number;
  shelf: string;
}

const options: Options<Part> = { columnsButton: true, paging: false };

export default function HiddenPartColumns() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      // Listed in the menu, but locked.
      { title: 'Part no.', field: 'number', removable: false },
      { title: 'Name', field: 'name' },
      { title: 'Supplier', field: 'supplier' },
      // Hidden initially; users can show it.
      { title: 'Shelf', field: 'shelf', hidden: true },
      {
        title: 'In stock',
        field: 'stock',
        type: 'numeric',
        render: ({ stock }) => <Bar share={stock / 4000}>{stock.toLocaleString('en')}</Bar>,
      },
      // Always hidden and never in the menu, but the search still includes it.
      { title: 'Cost', field: 'cost', hidden: true, hiddenByColumnsButton: true, searchable: true },
    ],
    [],
  );
  return <MaterialTable title="Parts" columns={columns} data={parts} options={options} />;
}

const parts: Part[] = [
  {
    id: 1,
    number: 'P-100',
    name: 'Hex bolt M8',
    supplier: 'Lindqvist AB',
    stock: 1200,
    cost: 0.18,
    shelf: 'A1',
  },
  {
    id: 2,
    number: 'P-101',
    name: 'Washer 8 mm',
    supplier: 'Lindqvist AB',
    stock: 3400,
    cost: 0.04,
    shelf: 'A2',
  },
  {
    id: 3,
    number: 'P-205',
    name: 'Ball bearing 608',
    supplier: 'Rossi Meccanica',
    stock: 85,
    cost: 1.35,
    shelf: 'C4',
  },
  {
    id: 4,
    number: 'P-310',
    name: 'Toothed belt 6 mm',
    supplier: 'Okafor & Sons',
    stock: 64,
    cost: 4.9,
    shelf: 'D1',
  },
  {
    id: 5,
    number: 'P-412',
    name: 'Limit switch',
    supplier: 'Tanaka Denki',
    stock: 45,
    cost: 0.95,
    shelf: 'F3',
  },
];
