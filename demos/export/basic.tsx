import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import { Status } from '../_rows/status';

interface Part {
  id: string;
  name: string;
  state: 'stock' | 'order';
  quantity: number;
  price: number;
}

const options: Options<Part> = {
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } =
          await import('@material-table/exporters');
        ExportCsv(columns, rows, 'parts');
      },
    },
    {
      label: 'PDF',
      exportFunc: async (columns, rows) => {
        const { ExportPdf } =
          await import('@material-table/exporters');
        ExportPdf(columns, rows, 'parts');
      },
    },
  ],
};

export default function ExportedParts() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      {
        title: 'State',
        field: 'state',
        lookup: states,
        render: ({ state }) => (
          <Status
            color={
              state === 'stock'
                ? 'success.main'
                : 'warning.main'
            }
          >
            {states[state]}
          </Status>
        ),
      },
      {
        title: 'Quantity',
        field: 'quantity',
        type: 'numeric',
        render: ({ quantity }) =>
          quantity.toLocaleString('en'),
      },
      { title: 'Price', field: 'price', type: 'currency' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Parts"
      columns={columns}
      data={parts}
      options={options}
    />
  );
}

const states = { stock: 'In stock', order: 'On order' };

const parts: Part[] = [
  {
    id: 'p1',
    name: 'Hex bolt M8',
    state: 'stock',
    quantity: 1200,
    price: 0.18,
  },
  {
    id: 'p2',
    name: 'Washer, 8 mm',
    state: 'stock',
    quantity: 3400,
    price: 0.04,
  },
  {
    id: 'p3',
    name: 'Ball bearing 608',
    state: 'order',
    quantity: 0,
    price: 1.35,
  },
  {
    id: 'p4',
    name: 'Toothed belt 6 mm',
    state: 'stock',
    quantity: 64,
    price: 4.9,
  },
  {
    id: 'p5',
    name: 'Stepper motor',
    state: 'order',
    quantity: 2,
    price: 21.5,
  },
  {
    id: 'p6',
    name: 'Linear rail 300 mm',
    state: 'stock',
    quantity: 18,
    price: 16.2,
  },
  {
    id: 'p7',
    name: 'Limit switch',
    state: 'stock',
    quantity: 45,
    price: 0.95,
  },
];
