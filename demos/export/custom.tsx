import MaterialTable, { type Column, type Options } from '@material-table/core';
import { useMemo } from 'react';
import { Bar } from '../_rows/bar';

interface Station {
  id: number;
  name: string;
  line: string;
  riders: number;
}

const options: Options<Station> = {
  exportAllData: true,
  exportMenu: [
    {
      label: 'JSON',
      exportFunc: (_columns, rows) =>
        save('stations.json', 'application/json', JSON.stringify(rows, null, 2)),
    },
    {
      label: 'Markdown',
      exportFunc: (columns, rows) => save('stations.md', 'text/markdown', toMarkdown(columns, rows)),
    },
    {
      label: 'CSV with semicolons',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } = await import('@material-table/exporters');
        ExportCsv(columns, rows, 'stations', ';');
      },
    },
  ],
};

export default function StationsInOwnFormats() {
  const columns = useMemo<Column<Station>[]>(
    () => [
      { title: 'Station', field: 'name' },
      { title: 'Line', field: 'line' },
      {
        title: 'Riders a day',
        field: 'riders',
        type: 'numeric',
        render: ({ riders }) => <Bar share={riders / 50_000}>{riders.toLocaleString('en')}</Bar>,
      },
    ],
    [],
  );
  return <MaterialTable title="Stations" columns={columns} data={stations} options={options} />;
}

function save(fileName: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}

function toMarkdown(columns: Column<Station>[], rows: Station[]): string {
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`;
  const titles = columns.map((column) => column.title);
  const cellsOf = (row: Station) => columns.map((column) => row[column.field as keyof Station]);
  return [line(titles), line(titles.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join('\n');
}

const stations: Station[] = [
  { id: 1, name: 'Harbor', line: 'U1', riders: 18200 },
  { id: 2, name: 'Town hall', line: 'U1', riders: 41500 },
  { id: 3, name: 'University', line: 'U2', riders: 27300 },
  { id: 4, name: 'Museum', line: 'U2', riders: 9800 },
  { id: 5, name: 'Airport', line: 'S8', riders: 33100 },
  { id: 6, name: 'Stadium', line: 'S8', riders: 7600 },
];
