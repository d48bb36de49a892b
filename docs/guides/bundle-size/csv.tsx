import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

const options: Options<Part> = {
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: (columns, rows) =>
        save('parts.csv', toCsv(columns, rows as Part[])),
    },
  ],
};

export default function PartsWithCsv() {
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      {
        title: 'Quantity',
        field: 'quantity',
        type: 'numeric',
      },
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

function toCsv(
  columns: Column<Part>[],
  rows: Part[],
): string {
  const quoted = (value: unknown) =>
    `"${String(value ?? '').replaceAll('"', '""')}"`;
  const header = columns.map(({ title }) => title);
  const lines = rows.map((row) =>
    columns.map(({ field }) => row[field as keyof Part]),
  );
  // The byte order mark tells Excel that the text is UTF-8.
  return `\uFEFF${[header, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')}`;
}

function save(fileName: string, text: string) {
  const url = URL.createObjectURL(
    new Blob([text], { type: 'text/csv' }),
  );
  Object.assign(document.createElement('a'), {
    href: url,
    download: fileName,
  }).click();
  URL.revokeObjectURL(url);
}

interface Part {
  id: string;
  name: string;
  quantity: number;
}

const parts: Part[] = [
  {
    id: 'p1',
    name: 'Hex bolt M8, 1" long',
    quantity: 1200,
  },
  { id: 'p2', name: 'Washer, 8 mm', quantity: 3400 },
  { id: 'p3', name: 'Ball bearing 608', quantity: 0 },
  { id: 'p4', name: 'Stepper motor', quantity: 2 },
];
