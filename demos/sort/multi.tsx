import MaterialTable, { type Column, type OrderByCollection } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Bar } from '../_rows/bar';

interface Booking {
  id: number;
  room: string;
  day: string;
  team: string;
  seats: number;
}

export default function SortBySeveralColumns() {
  const [events, setEvents] = useState<string[]>([]);
  const columns = useMemo<Column<Booking>[]>(
    () => [
      { title: 'Room', field: 'room' },
      { title: 'Day', field: 'day' },
      { title: 'Team', field: 'team' },
      {
        title: 'Seats',
        field: 'seats',
        type: 'numeric',
        render: ({ seats }) => <Bar share={seats / 12}>{seats}</Bar>,
      },
    ],
    [],
  );
  const logOrder = (order: OrderByCollection[]) => {
    const text = order.map(
      ({ sortOrder, orderByField, orderDirection }) => `${sortOrder}. ${orderByField} ${orderDirection}`,
    );
    setEvents((before) =>
      [`onOrderCollectionChange: ${text.join(', ') || 'not sorted'}`, ...before].slice(0, 5),
    );
  };
  return (
    <>
      <MaterialTable
        title="Room bookings"
        columns={columns}
        data={bookings}
        onOrderCollectionChange={logOrder}
        options={{
          maxColumnSort: 4,
          showColumnSortOrder: true,
          defaultOrderByCollection: [
            { orderBy: 1, orderByField: 'day', orderDirection: 'asc', sortOrder: 1 },
            { orderBy: 3, orderByField: 'seats', orderDirection: 'desc', sortOrder: 2 },
          ],
          search: false,
          paging: false,
        }}
      />
      <Typography
        component="pre"
        role="log"
        variant="body2"
        aria-label="Events"
        sx={{ minHeight: '7.5em', p: 1, overflow: 'auto' }}
      >
        {events.join('\n') || 'Click a header.'}
      </Typography>
    </>
  );
}

const bookings: Booking[] = [
  { id: 1, room: 'Elm', day: '2025-03-04', team: 'Sales', seats: 8 },
  { id: 2, room: 'Oak', day: '2025-03-03', team: 'Support', seats: 12 },
  { id: 3, room: 'Elm', day: '2025-03-03', team: 'Design', seats: 6 },
  { id: 4, room: 'Ash', day: '2025-03-04', team: 'Support', seats: 4 },
  { id: 5, room: 'Oak', day: '2025-03-04', team: 'Design', seats: 12 },
  { id: 6, room: 'Ash', day: '2025-03-03', team: 'Sales', seats: 4 },
];
