import MaterialTable, {
  type Column,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

interface Room {
  id: number;
  name: string;
  seats: number;
  note: string;
}

export default function RoomsWithNotes() {
  const [rows, setRows] = useState(rooms);
  const columns = useMemo<Column<Room>[]>(
    () => [
      { title: 'Room', field: 'name' },
      { title: 'Seats', field: 'seats', type: 'numeric' },
      { title: 'Note', field: 'note' },
    ],
    [],
  );
  const save = (id: number, note: string) =>
    setRows((current) =>
      current.map((row) =>
        row.id === id ? { ...row, note } : row,
      ),
    );
  return (
    <MaterialTable
      title="Meeting rooms"
      columns={columns}
      data={rows}
      options={{ search: false, paging: false }}
      // The function itself can't use hooks,
      // but the component that it returns can.
      detailPanel={({ rowData }) => (
        <NoteForm
          room={rowData}
          onSave={(note) => save(rowData.id, note)}
        />
      )}
    />
  );
}

function NoteForm({
  room,
  onSave,
}: {
  room: Room;
  onSave: (note: string) => void;
}) {
  const [draft, setDraft] = useState(room.note);
  return (
    <Stack direction="row" sx={{ gap: 2, p: 2 }}>
      <TextField
        fullWidth
        size="small"
        label={`Note for ${room.name}`}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button
        variant="contained"
        disabled={draft === room.note}
        onClick={() => onSave(draft)}
      >
        Save
      </Button>
    </Stack>
  );
}

const rooms: Room[] = [
  { id: 1, name: 'Fjord', seats: 8, note: '' },
  {
    id: 2,
    name: 'Glacier',
    seats: 12,
    note: 'The screen needs the blue cable.',
  },
  { id: 3, name: 'Harbor', seats: 4, note: '' },
  { id: 4, name: 'Island', seats: 20, note: '' },
  {
    id: 5,
    name: 'Lagoon',
    seats: 6,
    note: 'Closed on Fridays.',
  },
];
