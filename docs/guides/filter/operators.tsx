import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useMemo } from 'react';

interface Guest {
  id: number;
  name: string;
  city: string;
}

interface NameFilter {
  operator: Operator;
  text: string;
}

interface FilterProps {
  columnDef: Column<Guest> & {
    tableData?: { id: number; filterValue?: NameFilter };
  };
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

type Operator = keyof typeof operators;

const operators = {
  contains: (value: string, text: string) =>
    value.includes(text),
  'starts with': (value: string, text: string) =>
    value.startsWith(text),
  equals: (value: string, text: string) => value === text,
};

export default function ChosenOperator() {
  const columns = useMemo<Column<Guest>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        filterComponent: OperatorFilter,
        customFilterAndSearch: (
          filter: NameFilter | string,
          { name },
        ) => {
          // The search also calls this, with a string.
          const { operator, text } =
            typeof filter === 'string'
              ? {
                  operator: 'contains' as const,
                  text: filter,
                }
              : filter;
          return (
            text === '' ||
            operators[operator](
              name.toLowerCase(),
              text.toLowerCase(),
            )
          );
        },
      },
      { title: 'City', field: 'city', filtering: false },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Guests"
      columns={columns}
      data={guests}
      options={{ filtering: true, paging: false }}
    />
  );
}

function OperatorFilter({
  columnDef,
  onFilterChanged,
}: FilterProps) {
  const { id = 0, filterValue } = columnDef.tableData ?? {};
  const { operator, text } = filterValue ?? {
    operator: 'contains',
    text: '',
  };
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
    >
      <TextField
        select
        size="small"
        value={operator}
        onChange={(event) =>
          onFilterChanged(id, {
            operator: event.target.value,
            text,
          })
        }
        slotProps={{
          htmlInput: {
            'aria-label': 'How to compare the name',
          },
        }}
      >
        {Object.keys(operators).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        value={text}
        onChange={(event) =>
          onFilterChanged(id, {
            operator,
            text: event.target.value,
          })
        }
        slotProps={{
          htmlInput: { 'aria-label': 'Name to look for' },
        }}
      />
    </Stack>
  );
}

const guests: Guest[] = [
  { id: 1, name: 'Ann', city: 'Bonn' },
  { id: 2, name: 'Hannah', city: 'Oslo' },
  { id: 3, name: 'Annika', city: 'Oslo' },
  { id: 4, name: 'Bob', city: 'Bonn' },
];
