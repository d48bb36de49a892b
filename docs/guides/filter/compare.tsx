import MaterialTable, {
  type Column,
} from '@material-table/core';
import {
  Stack,
  TextField,
  type TextFieldProps,
} from '@mui/material';
import { useMemo } from 'react';

interface Flight {
  id: number;
  code: string;
  seats: number;
  departs: string;
}

interface Comparison {
  operator: string;
  value: string;
}

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Flight> & {
    tableData?: { id: number; filterValue?: Comparison };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function CompareFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const {
    id = 0,
    filterValue = { operator: '≥', value: '' },
  } = columnDef.tableData ?? {};
  const input = (
    name: keyof Comparison,
    props: TextFieldProps,
  ) => (
    <TextField
      size="small"
      value={filterValue[name]}
      onChange={({ target }) =>
        onFilterChanged(id, {
          ...filterValue,
          [name]: target.value,
        })
      }
      {...props}
    />
  );
  const named = (name: string) => ({
    htmlInput: {
      'aria-label': `${columnDef.title} ${name}`,
    },
  });
  return (
    <Stack direction="row" spacing={1}>
      {input('operator', {
        select: true,
        sx: { flex: 'none' },
        slotProps: {
          select: { native: true },
          ...named('operator'),
        },
        children: ['≥', '≤', '='].map((sign) => (
          <option key={sign}>{sign}</option>
        )),
      })}
      {input('value', {
        type:
          columnDef.type === 'numeric'
            ? 'number'
            : 'datetime-local',
        slotProps: named('value'),
      })}
    </Stack>
  );
}

/** The filter passes a comparison, the search a string. */
function passes(
  filter: Comparison | string,
  cell: number | string,
): boolean {
  if (typeof filter === 'string')
    return String(cell).includes(filter);
  const { operator, value } = filter;
  if (value === '') return true;
  const difference =
    typeof cell === 'number'
      ? cell - Number(value)
      : cell.localeCompare(value);
  return (
    difference === 0 ||
    (operator === '≥' && difference > 0) ||
    (operator === '≤' && difference < 0)
  );
}

export default function FlightsCompared() {
  const columns = useMemo<Column<Flight>[]>(() => {
    const own = (
      field: 'departs' | 'seats',
    ): Partial<Column<Flight>> => ({
      field,
      filterComponent: CompareFilter,
      customFilterAndSearch: (filter, row) =>
        passes(filter, row[field]),
    });
    return [
      { title: 'Flight', field: 'code', filtering: false },
      {
        title: 'Seats',
        type: 'numeric',
        align: 'left',
        ...own('seats'),
      },
      {
        title: 'Departs',
        type: 'datetime',
        dateSetting: { locale: 'en-GB' },
        ...own('departs'),
      },
    ];
  }, []);
  return (
    <MaterialTable
      title="Flights"
      columns={columns}
      data={flights}
      options={{ filtering: true }}
    />
  );
}

const flights: Flight[] = [
  {
    id: 1,
    code: 'MT 101',
    seats: 4,
    departs: '2026-03-02T07:30',
  },
  {
    id: 2,
    code: 'MT 205',
    seats: 30,
    departs: '2026-03-02T12:15',
  },
  {
    id: 3,
    code: 'MT 310',
    seats: 12,
    departs: '2026-03-03T07:30',
  },
  {
    id: 4,
    code: 'MT 412',
    seats: 0,
    departs: '2026-03-04T21:00',
  },
];
