import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MenuItem, TextField } from '@mui/material';
import { useMemo, useState } from 'react';

interface Launch {
  id: number;
  rocket: string;
  at: string;
}

export default function LaunchesInATimeZone() {
  const [timeZone, setTimeZone] = useState('UTC');
  const columns = useMemo<Column<Launch>[]>(() => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const textOf = ({ at }: Launch) =>
      parts.format(new Date(at));
    return [
      { title: 'Rocket', field: 'rocket' },
      {
        title: `Time in ${timeZone}`,
        field: 'at',
        defaultSort: 'asc',
        render: textOf,
        customFilterAndSearch: (text: string, row) =>
          textOf(row)
            .toLowerCase()
            .includes(text.toLowerCase()),
        customExport: textOf,
      },
    ];
  }, [timeZone]);
  return (
    <>
      <TextField
        select
        label="Time zone"
        size="small"
        value={timeZone}
        onChange={(event) =>
          setTimeZone(event.target.value)
        }
        sx={{ m: 2, minWidth: 200 }}
      >
        {['America/New_York', 'UTC', 'Asia/Tokyo'].map(
          (zone) => (
            <MenuItem key={zone} value={zone}>
              {zone}
            </MenuItem>
          ),
        )}
      </TextField>
      <MaterialTable
        title="Launches"
        columns={columns}
        data={launches}
        options={{ paging: false }}
      />
    </>
  );
}

/** Times in UTC, as the Z indicates. */
const launches: Launch[] = [
  { id: 1, rocket: 'Heron 2', at: '2026-06-13T23:30:00Z' },
  { id: 2, rocket: 'Swift', at: '2026-06-14T02:00:00Z' },
  { id: 3, rocket: 'Heron 1', at: '2026-06-12T12:00:00Z' },
];
