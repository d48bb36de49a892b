import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

interface Departure {
  id: number;
  time: string;
  to: string;
  platform: number;
}

const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  backgroundColor:
    'var(--mui-palette-background-paper, #fff)',
  backgroundImage: 'var(--Paper-overlay)',
  boxShadow:
    'inset 0 -1px var(--mui-palette-divider, #ccc)',
} as const;

export default function StickyHeader() {
  const columns = useMemo<Column<Departure>[]>(
    () => [
      { title: 'Time', field: 'time' },
      { title: 'To', field: 'to' },
      {
        title: 'Platform',
        field: 'platform',
        type: 'numeric',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Departures"
      columns={columns}
      data={departures}
      options={{
        headerStyle,
        maxBodyHeight: 280,
        search: false,
        paging: false,
      }}
    />
  );
}

const departures: Departure[] = [
  { id: 1, time: '06:12', to: 'Bern', platform: 3 },
  { id: 2, time: '06:30', to: 'Basel', platform: 1 },
  { id: 3, time: '06:47', to: 'Chur', platform: 7 },
  { id: 4, time: '07:02', to: 'Bern', platform: 3 },
  { id: 5, time: '07:15', to: 'Lugano', platform: 5 },
  { id: 6, time: '07:30', to: 'Basel', platform: 1 },
  { id: 7, time: '07:47', to: 'Chur', platform: 7 },
  { id: 8, time: '08:02', to: 'Bern', platform: 4 },
  { id: 9, time: '08:15', to: 'Geneva', platform: 5 },
  { id: 10, time: '08:30', to: 'Basel', platform: 1 },
  { id: 11, time: '08:47', to: 'Chur', platform: 7 },
  { id: 12, time: '09:02', to: 'Bern', platform: 3 },
];
