import MaterialTable, {
  type Column,
} from '@material-table/core';
import { format, isValid } from 'date-fns';
import { useMemo } from 'react';

interface Departure {
  id: number;
  ship: string;
  day: string;
  boarding: string;
  gateCloses: string;
}

/**
 * The picker passes a date, `null` if it or a part of it
 * is cleared, or an invalid date for a nonexistent day
 * (such as February 31). The search field passes a string.
 */
function matches(
  filter: Date | string | null,
  value: string,
  pattern: string,
): boolean {
  if (typeof filter === 'string')
    return value.includes(filter);
  return (
    filter === null ||
    !isValid(filter) ||
    format(filter, pattern) === value
  );
}

export default function DeparturesByDate() {
  const columns = useMemo<Column<Departure>[]>(
    () => [
      { title: 'Ship', field: 'ship' },
      {
        title: 'Day',
        field: 'day',
        type: 'date',
        dateSetting: { locale: 'en-GB' },
        customFilterAndSearch: (filter, row) =>
          matches(filter, row.day, 'yyyy-MM-dd'),
      },
      {
        title: 'Boarding',
        field: 'boarding',
        type: 'datetime',
        dateSetting: { locale: 'en-GB' },
        customFilterAndSearch: (filter, row) =>
          matches(
            filter,
            row.boarding,
            "yyyy-MM-dd'T'HH:mm",
          ),
      },
      {
        title: 'Gate closes',
        field: 'gateCloses',
        type: 'time',
        customFilterAndSearch: (filter, row) =>
          matches(filter, row.gateCloses, 'HH:mm'),
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
        filtering: true,
        search: false,
        paging: false,
        filterCellStyle: { padding: 4 },
        hideFilterIcons: true,
      }}
    />
  );
}

const departures: Departure[] = [
  {
    id: 1,
    ship: 'Aurora',
    day: '2026-03-02',
    boarding: '2026-03-02T07:30',
    gateCloses: '09:00',
  },
  {
    id: 2,
    ship: 'Borealis',
    day: '2026-03-02',
    boarding: '2026-03-02T12:15',
    gateCloses: '13:30',
  },
  {
    id: 3,
    ship: 'Calypso',
    day: '2026-03-03',
    boarding: '2026-03-03T07:30',
    gateCloses: '09:00',
  },
  {
    id: 4,
    ship: 'Delfin',
    day: '2026-03-05',
    boarding: '2026-03-04T21:00',
    gateCloses: '00:15',
  },
  {
    id: 5,
    ship: 'Estrella',
    day: '2026-03-05',
    boarding: '2026-03-05T12:15',
    gateCloses: '13:30',
  },
];
