import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { phoneCards } from '../../../examples/phone-cards';

interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
}

const row = '& [data-testid="mtablebodyrow"]';

// The guest is above the room, and the
// third cell is at the right of both.
const bookingCards = {
  '@media (max-width: 599.95px)': {
    ...phoneCards,
    [row]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      borderTop: 1,
      borderColor: 'divider',
    },
    [`${row} > td:nth-of-type(3)`]: {
      gridArea: '1 / 2 / 3',
      alignSelf: 'center',
    },
  },
};

const options = { draggable: false, paging: false };

export default function CardsOnAPhone() {
  const columns = useMemo<Column<Booking>[]>(
    () => [
      { title: 'Guest', field: 'guest' },
      { title: 'Room', field: 'room' },
      { title: 'Nights', field: 'nights', type: 'numeric' },
    ],
    [],
  );
  return (
    <Box sx={bookingCards}>
      <MaterialTable
        title="Bookings"
        columns={columns}
        data={bookings}
        options={options}
      />
    </Box>
  );
}

const bookings: Booking[] = [
  {
    id: 1,
    guest: 'Ingrid Hansen',
    room: 'Sea view',
    nights: 3,
  },
  {
    id: 2,
    guest: 'Alice Brown',
    room: 'Garden',
    nights: 5,
  },
  { id: 3, guest: 'Grace Young', room: 'Attic', nights: 2 },
];
