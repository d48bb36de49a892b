import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Button, Stack, TextField } from '@mui/material';
import { type SubmitEvent, useMemo, useState } from 'react';

interface Guest {
  id: number;
  name: string;
}

const options: Options<Guest> = {
  search: false,
  pageSize: 5,
};

export default function AddFromOutside() {
  const [guests, setGuests] = useState(firstGuests);
  const [name, setName] = useState('');
  const columns = useMemo<Column<Guest>[]>(
    () => [
      { title: 'Guest no.', field: 'id', width: 120 },
      { title: 'Name', field: 'name' },
    ],
    [],
  );
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setGuests((current) => [
      {
        id: Math.max(0, ...current.map(({ id }) => id)) + 1,
        name,
      },
      ...current,
    ]);
    setName('');
  };
  return (
    <>
      <Stack
        component="form"
        direction="row"
        onSubmit={add}
        sx={{ gap: 1, mb: 2 }}
      >
        <TextField
          label="New guest"
          size="small"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <MaterialTable
        title="Guests"
        columns={columns}
        data={guests}
        options={options}
      />
    </>
  );
}

const firstGuests: Guest[] = [
  { id: 1, name: 'Alice Brown' },
  { id: 2, name: 'Mark Green' },
  { id: 3, name: 'Grace Young' },
];
