import MaterialTable, {
  type Column,
  type EditComponentProps,
  type Options,
} from '@material-table/core';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

interface Stay {
  id: number;
  guest: string;
  room: string;
  price: number;
  stars: number;
}

const prices = new Map([
  ['Single', 70],
  ['Double', 105],
  ['Suite', 190],
]);

/** Change two fields at once: the room and its price. */
function RoomEditor({
  value,
  rowData,
  onRowDataChange,
}: EditComponentProps<Stay>) {
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      value={value}
      onChange={({ target }) =>
        onRowDataChange({
          ...rowData,
          room: target.value,
          price: prices.get(target.value) ?? rowData.price,
        })
      }
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': 'Room' },
        },
      }}
    >
      {[...prices.keys()].map((room) => (
        <MenuItem key={room} value={room}>
          {room}
        </MenuItem>
      ))}
    </TextField>
  );
}

const options: Options<Stay> = {
  search: false,
  paging: false,
};

export default function StaysWithOwnEditors() {
  const [rows, setRows] = useState(stays);
  const columns = useMemo<Column<Stay>[]>(
    () => [
      { title: 'Guest', field: 'guest' },
      {
        title: 'Room',
        field: 'room',
        editComponent: (props) => <RoomEditor {...props} />,
      },
      {
        title: 'Price',
        field: 'price',
        type: 'currency',
        editable: 'never',
      },
      {
        title: 'Review',
        field: 'stars',
        render: ({ stars }) => (
          <Rating readOnly size="small" value={stars} />
        ),
        editComponent: ({ value, onChange }) => (
          <Rating
            size="small"
            value={value}
            onChange={(_event, stars) =>
              onChange(stars ?? 0)
            }
          />
        ),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Stays"
      columns={columns}
      data={rows}
      options={options}
      localization={{ header: { actions: 'Edit' } }}
      editable={{
        editTooltip: (stay) =>
          `Edit the stay of ${stay.guest}`,
        onRowUpdate: async ({
          id,
          guest,
          room,
          price,
          stars,
        }) => {
          setRows((current) =>
            current.map((row) =>
              row.id === id
                ? { id, guest, room, price, stars }
                : row,
            ),
          );
        },
      }}
    />
  );
}

const stays: Stay[] = [
  {
    id: 1,
    guest: 'Paul Weber',
    room: 'Single',
    price: 70,
    stars: 4,
  },
  {
    id: 2,
    guest: 'Mei Tanaka',
    room: 'Suite',
    price: 190,
    stars: 5,
  },
  {
    id: 3,
    guest: 'Ana Costa',
    room: 'Double',
    price: 105,
    stars: 3,
  },
  {
    id: 4,
    guest: 'Jonas Berg',
    room: 'Single',
    price: 70,
    stars: 2,
  },
  {
    id: 5,
    guest: 'Priya Nair',
    room: 'Double',
    price: 105,
    stars: 5,
  },
];
