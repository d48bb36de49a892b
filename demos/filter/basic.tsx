import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';
import { PersonName } from '../_rows/person-name';

interface Booking {
  id: number;
  guest: string;
  nights: number;
  room: 'single' | 'double' | 'suite';
  price: number;
  isPaid: boolean;
}

export default function FilteredBookings() {
  const columns = useMemo<Column<Booking>[]>(
    () => [
      {
        title: 'Guest',
        field: 'guest',
        filterPlaceholder: 'All',
        render: ({ guest }) => <PersonName name={guest} />,
      },
      {
        title: 'Nights',
        field: 'nights',
        type: 'numeric',
        filterPlaceholder: 'All',
        // Without this, a cleared filter
        // leaves no rows in 8.0.3.
        customFilterAndSearch: (filter: string, row) =>
          filter === '' || String(row.nights) === filter,
      },
      {
        title: 'Room',
        field: 'room',
        lookup: {
          single: 'Single',
          double: 'Double',
          suite: 'Suite',
        },
        defaultFilter: ['double', 'suite'],
      },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        filterPlaceholder: 'All',
      },
      { title: 'Paid', field: 'isPaid', type: 'boolean' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Bookings"
      columns={columns}
      data={bookings}
      options={{
        filtering: true,
        hideFilterIcons: true,
        search: false,
        paging: false,
      }}
    />
  );
}

const bookings: Booking[] = [
  {
    id: 1,
    guest: 'Abel',
    nights: 2,
    room: 'single',
    price: 180,
    isPaid: true,
  },
  {
    id: 2,
    guest: 'Bianchi',
    nights: 7,
    room: 'double',
    price: 910,
    isPaid: false,
  },
  {
    id: 3,
    guest: 'Castro',
    nights: 1,
    room: 'single',
    price: 95,
    isPaid: true,
  },
  {
    id: 4,
    guest: 'Dahl',
    nights: 2,
    room: 'suite',
    price: 640,
    isPaid: false,
  },
  {
    id: 5,
    guest: 'Evans',
    nights: 4,
    room: 'double',
    price: 520,
    isPaid: true,
  },
  {
    id: 6,
    guest: 'Fischer',
    nights: 12,
    room: 'double',
    price: 1450,
    isPaid: false,
  },
];
