import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';

interface Station {
  id: number;
  name: string;
  line: string;
}

type Position = NonNullable<
  Options<Station>['paginationPosition']
>;

export default function PagerWhereYouWantIt() {
  const columns = useMemo<Column<Station>[]>(
    () => [
      { title: 'Station', field: 'name' },
      { title: 'Line', field: 'line' },
    ],
    [],
  );
  const [position, setPosition] = useState<Position>('top');
  const [alignment, setAlignment] = useState('flex-start');
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ m: 2, flexWrap: 'wrap' }}
      >
        <TextField
          select
          size="small"
          label="Position"
          value={position}
          onChange={(event) =>
            setPosition(event.target.value as Position)
          }
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="bottom">bottom</MenuItem>
          <MenuItem value="top">top</MenuItem>
          <MenuItem value="both">both</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Alignment"
          value={alignment}
          onChange={(event) =>
            setAlignment(event.target.value)
          }
          sx={{ minWidth: 130 }}
        >
          <MenuItem value="flex-start">flex-start</MenuItem>
          <MenuItem value="center">center</MenuItem>
          <MenuItem value="flex-end">flex-end</MenuItem>
          <MenuItem value="space-between">
            space-between
          </MenuItem>
        </TextField>
      </Stack>
      <MaterialTable
        title="Stations"
        columns={columns}
        data={stations}
        options={{
          search: false,
          pageSize: 3,
          pageSizeOptions: [3, 6],
          paginationPosition: position,
          paginationAlignment: alignment,
        }}
      />
    </>
  );
}

const stations: Station[] = [
  { id: 1, name: 'Airport', line: 'Blue' },
  { id: 2, name: 'Central', line: 'Red' },
  { id: 3, name: 'Harbor', line: 'Blue' },
  { id: 4, name: 'Market', line: 'Green' },
  { id: 5, name: 'Museum', line: 'Red' },
  { id: 6, name: 'University', line: 'Green' },
  { id: 7, name: 'Zoo', line: 'Red' },
];
