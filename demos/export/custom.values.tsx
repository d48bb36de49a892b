import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Chip, Stack } from '@mui/material';
import { useMemo } from 'react';

interface Ticket {
  id: number;
  title: string;
  labels: string[];
  hours: number;
  reporter: string;
  note: string;
}

const options: Options<Ticket> = {
  exportMenu: [
    {
      label: 'CSV',
      exportFunc: async (columns, rows) => {
        const { ExportCsv } =
          await import('@material-table/exporters');
        ExportCsv(columns, rows, 'tickets');
      },
    },
  ],
};

export default function TicketsMadeForTheFile() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      {
        title: 'Ticket',
        field: 'title',
        customExport: (row) => `#${row.id} ${row.title}`,
      },
      {
        title: 'Labels',
        field: 'labels',
        render: (row) => (
          <Stack direction="row" spacing={0.5}>
            {row.labels.map((label) => (
              <Chip
                key={label}
                label={label}
                size="small"
              />
            ))}
          </Stack>
        ),
        customExport: (row) => row.labels.join(', '),
      },
      {
        title: 'Hours',
        field: 'hours',
        type: 'numeric',
        exportTransformer: (row) => row.hours.toFixed(2),
      },
      {
        title: 'Reporter',
        field: 'reporter',
        hidden: true,
        export: true,
      },
      {
        title: 'Internal note',
        field: 'note',
        export: false,
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Tickets"
      columns={columns}
      data={tickets}
      options={options}
    />
  );
}

const tickets: Ticket[] = [
  {
    id: 412,
    title: 'Logo is blurred',
    labels: ['design'],
    hours: 1.5,
    reporter: 'Amal',
    note: 'Ask the agency',
  },
  {
    id: 415,
    title: 'Slow search',
    labels: ['bug', 'speed'],
    hours: 6,
    reporter: 'Ben',
    note: 'Since May',
  },
  {
    id: 419,
    title: 'Export to PDF',
    labels: ['idea'],
    hours: 4.25,
    reporter: 'Chiara',
    note: '',
  },
  {
    id: 423,
    title: 'Typo on the invoice',
    labels: ['bug', 'text'],
    hours: 0.5,
    reporter: 'Dmitri',
    note: 'Urgent',
  },
  {
    id: 430,
    title: 'Dark mode',
    labels: ['design', 'idea'],
    hours: 12,
    reporter: 'Eun-ji',
    note: '',
  },
];
