import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

interface Reading {
  id: number;
  station: string;
  temperature: number;
  change: number;
  sensor: 'ok' | 'check';
}

const danger = 'var(--mui-palette-error-main, #d32f2f)';
const monospace = { fontFamily: 'ui-monospace, monospace' };

export default function CellsByValue() {
  const columns = useMemo<Column<Reading>[]>(
    () => [
      {
        title: 'Station',
        field: 'station',
        cellStyle: { fontWeight: 600 },
      },
      {
        title: 'Temperature',
        field: 'temperature',
        type: 'numeric',
        cellStyle: (_value, { sensor }) => ({
          ...monospace,
          opacity: sensor === 'check' ? 0.75 : 1,
        }),
      },
      {
        title: 'Change',
        field: 'change',
        type: 'numeric',
        cellStyle: (value: number) => ({
          ...monospace,
          ...(value < 0 && { color: danger }),
        }),
      },
      {
        title: 'Sensor',
        field: 'sensor',
        cellStyle: (value) =>
          value === 'check' ? { color: danger } : {},
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Readings"
      columns={columns}
      data={readings}
      options={{ search: false, paging: false }}
    />
  );
}

const readings: Reading[] = [
  {
    id: 1,
    station: 'Harbor',
    temperature: 11.2,
    change: 0.4,
    sensor: 'ok',
  },
  {
    id: 2,
    station: 'Airport',
    temperature: 9.8,
    change: -1.1,
    sensor: 'ok',
  },
  {
    id: 3,
    station: 'Summit',
    temperature: -2.5,
    change: -3.2,
    sensor: 'check',
  },
  {
    id: 4,
    station: 'Old town',
    temperature: 12.6,
    change: 0.9,
    sensor: 'ok',
  },
  {
    id: 5,
    station: 'Forest',
    temperature: 8.1,
    change: 0,
    sensor: 'ok',
  },
];
