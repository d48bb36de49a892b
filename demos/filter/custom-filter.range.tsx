import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Stack, TextField } from '@mui/material';
import { useMemo } from 'react';

interface Flat {
  id: number;
  street: string;
  rooms: number;
  rent: number;
}

type Range = [min: string, max: string];

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Flat> & {
    tableData?: { id: number; filterValue?: Range };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function RangeFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const { id = 0, filterValue: [min, max] = ['', ''] } =
    columnDef.tableData ?? {};
  const change = (range: Range) =>
    onFilterChanged(id, range.join('') ? range : undefined);
  const input = (
    name: string,
    value: string,
    rangeOf: (text: string) => Range,
  ) => (
    <TextField
      type="number"
      size="small"
      placeholder={name}
      value={value}
      onChange={(event) =>
        change(rangeOf(event.target.value))
      }
      slotProps={{
        htmlInput: {
          'aria-label': `${name} ${columnDef.title}`,
        },
      }}
      sx={{ minWidth: 80 }}
    />
  );
  return (
    <Stack direction="row" spacing={1}>
      {input('Min', min, (text) => [text, max])}
      {input('Max', max, (text) => [min, text])}
    </Stack>
  );
}

/** The filter passes a range, the search field a string. */
function isInRange(
  filter: Range | string,
  value: number,
): boolean {
  if (typeof filter === 'string')
    return String(value).includes(filter);
  const [min, max] = filter;
  return (
    (min === '' || value >= Number(min)) &&
    (max === '' || value <= Number(max))
  );
}

export default function FlatsByRange() {
  const columns = useMemo<Column<Flat>[]>(
    () => [
      {
        title: 'Street',
        field: 'street',
        filtering: false,
      },
      {
        title: 'Rooms',
        field: 'rooms',
        filterComponent: RangeFilter,
        customFilterAndSearch: (filter, row) =>
          isInRange(filter, row.rooms),
      },
      {
        title: 'Rent',
        field: 'rent',
        filterComponent: RangeFilter,
        defaultFilter: ['', '1200'],
        customFilterAndSearch: (filter, row) =>
          isInRange(filter, row.rent),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Flats"
      columns={columns}
      data={flats}
      options={{ filtering: true, paging: false }}
    />
  );
}

const flats: Flat[] = [
  { id: 1, street: 'Mill Lane 4', rooms: 2, rent: 780 },
  {
    id: 2,
    street: 'Station Road 17',
    rooms: 3,
    rent: 1150,
  },
  { id: 3, street: 'High Street 1', rooms: 1, rent: 640 },
  { id: 4, street: 'Park View 9', rooms: 4, rent: 1620 },
  { id: 5, street: 'Canal Side 22', rooms: 3, rent: 1290 },
  { id: 6, street: 'Church Walk 3', rooms: 2, rent: 910 },
];
