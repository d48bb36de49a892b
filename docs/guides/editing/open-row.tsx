import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type ComponentProps,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Room {
  id: number;
  name: string;
  seats: number;
}

interface RunningTable {
  dataManager: { data: Room[] };
  onRowEditStarted: (row: Room) => void;
}

const components = { EditRow: NamedQuestion };
const options: Options<Room> = {
  search: false,
  paging: false,
};

export default function OpenRowFromOutside() {
  const [rooms, setRooms] = useState(firstRooms);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Room>[]>(
    () => [
      { title: 'Room', field: 'name' },
      { title: 'Seats', field: 'seats', type: 'numeric' },
    ],
    [],
  );
  const edit = (id: number) => {
    // The table needs its own copy, not your object.
    const row = tableRef.current?.dataManager.data.find(
      (room) => room.id === id,
    );
    if (row) tableRef.current?.onRowEditStarted(row);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ m: 1, flexWrap: 'wrap' }}
      >
        {rooms.map(({ id, name }) => (
          <Button
            key={id}
            variant="outlined"
            onClick={() => edit(id)}
          >
            Edit {name}
          </Button>
        ))}
      </Stack>
      <MaterialTable
        title="Rooms"
        columns={columns}
        data={rooms}
        options={options}
        components={components}
        tableRef={tableRef}
        onRowDoubleClick={(_event, room) =>
          room && edit(room.id)
        }
        editable={{
          editTooltip: ({ name }) => `Change ${name}`,
          deleteTooltip: ({ name }) => `Delete ${name}`,
          onRowUpdate: async ({ id, name, seats }) =>
            setRooms((current) =>
              current.map((room) =>
                room.id === id ? { id, name, seats } : room,
              ),
            ),
          onRowDelete: async ({ id }) =>
            setRooms((current) =>
              current.filter((room) => room.id !== id),
            ),
        }}
      />
    </>
  );
}

/** The edit row; to delete, it asks with the row's name. */
function NamedQuestion(
  props: ComponentProps<typeof MTableEditRow>,
) {
  if (props.mode !== 'delete')
    return <MTableEditRow {...props} />;
  const deleteText = `Delete the room "${props.data.name}"?`;
  return (
    <MTableEditRow
      {...props}
      localization={{ ...props.localization, deleteText }}
    />
  );
}

const firstRooms: Room[] = [
  { id: 31, name: 'Attic', seats: 6 },
  { id: 32, name: 'Library', seats: 12 },
  { id: 33, name: 'Studio', seats: 4 },
];
