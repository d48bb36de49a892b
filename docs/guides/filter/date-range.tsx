import MaterialTable, {
  type Column,
} from '@material-table/core';
import { Stack, TextField } from '@mui/material';
import { useMemo } from 'react';

interface Concert {
  id: number;
  band: string;
  day: string;
}

interface Range {
  from: string;
  to: string;
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Concert> & {
    tableData?: { id: number; filterValue?: Range };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function DateRangeFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const {
    id = 0,
    filterValue: range = { from: '', to: '' },
  } = columnDef.tableData ?? {};
  const change = (next: Range) =>
    onFilterChanged(
      id,
      next.from || next.to ? next : undefined,
    );
  const input = (
    name: string,
    value: string,
    rangeOf: (day: string) => Range,
  ) => (
    <TextField
      type="date"
      size="small"
      value={value}
      onChange={(event) =>
        change(rangeOf(event.target.value))
      }
      slotProps={{
        htmlInput: {
          'aria-label': `${columnDef.title} ${name}`,
        },
      }}
    />
  );
  return (
    <Stack direction="row" spacing={1}>
      {input('from', range.from, (from) => ({
        ...range,
        from,
      }))}
      {input('to', range.to, (to) => ({ ...range, to }))}
    </Stack>
  );
}

/**
 * The filter passes a range, the search
 * field a string. ISO strings sort by date.
 */
function isInRange(
  filter: Range | string,
  day: string,
): boolean {
  if (typeof filter === 'string')
    return day.includes(filter);
  return (
    (!filter.from || day >= filter.from) &&
    (!filter.to || day <= filter.to)
  );
}

export default function ConcertsByDate() {
  const columns = useMemo<Column<Concert>[]>(
    () => [
      { title: 'Band', field: 'band' },
      {
        title: 'Day',
        field: 'day',
        type: 'date',
        dateSetting: { locale: 'en-GB' },
        filterComponent: DateRangeFilter,
        customFilterAndSearch: (filter, row) =>
          isInRange(filter, row.day),
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Concerts"
      columns={columns}
      data={concerts}
      options={{ filtering: true, paging: false }}
    />
  );
}

const concerts: Concert[] = [
  { id: 1, band: 'Night Ferry', day: '2026-05-30' },
  { id: 2, band: 'The Gullwings', day: '2026-06-01' },
  { id: 3, band: 'Paper Lanterns', day: '2026-06-14' },
  { id: 4, band: 'Hollow Pine', day: '2026-06-30' },
  { id: 5, band: 'Quiet Engine', day: '2026-07-01' },
];
