import MaterialTable, { type Column, type Options } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { Card, CardContent, Typography, useMediaQuery, useTheme } from '@mui/material';
import { useMemo } from 'react';

interface Booking {
  id: number;
  guest: string;
  room: string;
  nights: number;
}

interface RowProps {
  columns: Column<Booking>[];
  data: Booking;
}

export default function CardsOnAPhone() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const columns = useMemo<Column<Booking>[]>(
    () => [
      { title: 'Guest', field: 'guest' },
      { title: 'Room', field: 'room' },
      { title: 'Nights', field: 'nights', type: 'numeric' },
    ],
    [],
  );
  const options = useMemo<Options<Booking>>(() => ({ header: !isPhone, paging: false }), [isPhone]);
  return (
    <MaterialTable
      title="Bookings"
      columns={columns}
      data={bookings}
      options={options}
      components={{ Row: isPhone ? CardRow : MTableBodyRow }}
    />
  );
}

function CardRow({ columns, data }: RowProps) {
  return (
    <tr>
      <td colSpan={columns.length}>
        <Card variant="outlined" sx={{ m: 1 }}>
          <CardContent>
            <Typography variant="h6" component="p">
              {data.guest}
            </Typography>
            {data.room}, {data.nights} nights
          </CardContent>
        </Card>
      </td>
    </tr>
  );
}

const bookings: Booking[] = [
  { id: 1, guest: 'Ingrid Hansen', room: 'Sea view', nights: 3 },
  { id: 2, guest: 'Alice Brown', room: 'Garden', nights: 5 },
  { id: 3, guest: 'Grace Young', room: 'Attic', nights: 2 },
];
