import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';

interface Entry {
  id: string;
  folder?: string;
  name: string;
  size: number;
}

const options: Options<Entry> = { pageSize: 2, pageSizeOptions: [2, 5], search: false };

export default function FoldersByPage() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Entry>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'Size in kB', field: 'size', type: 'numeric' },
    ],
    [],
  );
  const logExpansion = (entry: Entry, isExpanded: boolean) => {
    const text = `onTreeExpandChange: ${entry.name} ${isExpanded ? 'opened' : 'closed'}`;
    setEvents((before) => [text, ...before].slice(0, 5));
  };
  return (
    <>
      <MaterialTable
        title="Files"
        columns={columns}
        data={entries}
        parentChildData={(row, rows) => rows.find(({ id }) => id === row.folder)}
        onTreeExpandChange={logExpansion}
        options={options}
      />
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ minHeight: '7.5em', p: 1, overflow: 'auto' }}
      >
        {events.join('\n') || 'Open a folder.'}
      </Typography>
    </>
  );
}

const entries: Entry[] = [
  { id: 'a', name: 'letters', size: 310 },
  { id: 'a1', folder: 'a', name: 'january.odt', size: 120 },
  { id: 'a2', folder: 'a', name: 'march.odt', size: 190 },
  { id: 'b', name: 'photos', size: 5400 },
  { id: 'b1', folder: 'b', name: 'garden.jpg', size: 2600 },
  { id: 'b2', folder: 'b', name: 'roof.jpg', size: 2800 },
  { id: 'c', name: 'taxes', size: 92 },
  { id: 'c1', folder: 'c', name: 'receipts.pdf', size: 92 },
];
