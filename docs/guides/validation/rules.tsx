import MaterialTable, {
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import TextField from '@mui/material/TextField';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

type Booking = {
  id: number;
  room: string;
  from: string;
  to: string;
};

const options: Options<Booking> = {
  search: false,
  paging: false,
  addRowPosition: 'first',
};

export default function ValidBookings() {
  const [bookings, setBookings] = useState(firstBookings);
  // The rows for the duplicate check, in a
  // ref so that the columns stay the same.
  const others = useRef(bookings);
  useEffect(() => {
    others.current = bookings;
  }, [bookings]);
  const columns = useMemo<Column<Booking>[]>(
    () => [
      {
        title: 'Room',
        field: 'room',
        validate: ({ id, room }) => {
          if (!room?.trim()) return 'Required';
          const isTaken = others.current.some(
            (other) =>
              other.id !== id && other.room === room,
          );
          return isTaken ? 'Booked already' : true;
        },
      },
      {
        title: 'From',
        field: 'from',
        editComponent: DateEditor,
        validate: ({ from }) => (from ? true : 'Required'),
      },
      {
        title: 'To',
        field: 'to',
        editComponent: DateEditor,
        validate: ({ from, to }) =>
          to && to >= from ? true : 'Not before the start',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Bookings"
      columns={columns}
      data={bookings}
      options={options}
      editable={{
        editTooltip: ({ room }) => `Edit ${room}`,
        onRowAdd: async (draft) =>
          setBookings((rows) => [
            ...rows,
            { ...draft, id: rows.length + 1 },
          ]),
        onRowUpdate: async ({ id, room, from, to }) =>
          setBookings((rows) =>
            rows.map((row) =>
              row.id === id ? { id, room, from, to } : row,
            ),
          ),
      }}
    />
  );
}

/**
 * Edit a date as a string; unlike the built-in
 * date field, this editor shows the message.
 */
function DateEditor(
  props: EditComponentProps<Booking> & {
    helperText?: string;
  },
) {
  return (
    <TextField
      type="date"
      variant="standard"
      value={props.value ?? ''}
      onChange={({ target }) =>
        props.onChange(target.value)
      }
      error={props.error}
      helperText={props.helperText}
      slotProps={{
        htmlInput: { 'aria-label': props.columnDef.title },
      }}
    />
  );
}

const firstBookings: Booking[] = [
  {
    id: 1,
    room: 'Attic',
    from: '2026-03-02',
    to: '2026-03-04',
  },
  {
    id: 2,
    room: 'Library',
    from: '2026-03-05',
    to: '2026-03-05',
  },
];
