import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';
import {
  makeColumns,
  orders,
  type Order,
} from '../_rows/orders';

const options: Options<Order> = {
  exportAllData: true,
  exportMenu: [
    {
      label: 'JSON',
      exportFunc: (_columns, rows) =>
        save(
          'orders.json',
          'application/json',
          JSON.stringify(rows, null, 2),
        ),
    },
    {
      label: 'Markdown',
      exportFunc: (columns, rows) =>
        save(
          'orders.md',
          'text/markdown',
          toMarkdown(columns, rows),
        ),
    },
    {
      label: 'CSV with semicolons',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } =
          await import('@material-table/exporters');
        ExportCsv(columns, rows, 'orders', ';');
      },
    },
  ],
};

export default function OrdersInOwnFormats() {
  const columns = useMemo(makeColumns, []);
  return (
    <MaterialTable
      title="Orders"
      columns={columns}
      data={orders}
      options={options}
    />
  );
}

function save(
  fileName: string,
  type: string,
  text: string,
) {
  const url = URL.createObjectURL(
    new Blob([text], { type }),
  );
  Object.assign(document.createElement('a'), {
    href: url,
    download: fileName,
  }).click();
  URL.revokeObjectURL(url);
}

function toMarkdown(
  columns: Column<Order>[],
  rows: Order[],
): string {
  const line = (cells: unknown[]) =>
    `| ${cells.join(' | ')} |`;
  const titles = columns.map((column) => column.title);
  const cellsOf = (row: Order) =>
    columns.map(
      (column) => row[column.field as keyof Order],
    );
  return [
    line(titles),
    line(titles.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n');
}
