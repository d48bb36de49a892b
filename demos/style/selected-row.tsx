import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { Status } from '../_rows/status';

interface Station {
  id: number;
  name: string;
  line: keyof typeof lines;
  opened: number;
}

export default function ClickedRow() {
  const [selectedId, setSelectedId] = useState<number | undefined>(2);
  const columns = useMemo<Column<Station>[]>(
    () => [
      { title: 'Station', field: 'name' },
      { title: 'Line', field: 'line', render: ({ line }) => <Status color={lines[line]}>{line}</Status> },
      { title: 'Opened', field: 'opened', type: 'numeric' },
    ],
    [],
  );
  const selected = stations.find(({ id }) => id === selectedId);
  return (
    <MaterialTable
      title={selected ? `Stations: ${selected.name}` : 'Stations: click one'}
      columns={columns}
      data={stations}
      onRowClick={(_event, row) => setSelectedId(row?.id === selectedId ? undefined : row?.id)}
      options={{
        rowStyle: (row) => (row.id === selectedId ? selectedStyle : {}),
        search: false,
        paging: false,
      }}
    />
  );
}

const selectedStyle = {
  backgroundColor: 'color-mix(in srgb, var(--mui-palette-primary-main, #1565c0) 18%, transparent)',
  boxShadow: 'inset 4px 0 var(--mui-palette-primary-main, #1565c0)',
  // Visible only with forced colors, which remove the other two styles.
  outline: '2px solid transparent',
  outlineOffset: -2,
};

const lines = { A: 'error.main', B: 'success.main', C: 'info.main' };

const stations: Station[] = [
  { id: 1, name: 'Central', line: 'A', opened: 1908 },
  { id: 2, name: 'Market', line: 'A', opened: 1912 },
  { id: 3, name: 'Museum', line: 'B', opened: 1936 },
  { id: 4, name: 'Stadium', line: 'C', opened: 1971 },
  { id: 5, name: 'Fairground', line: 'C', opened: 1974 },
];
