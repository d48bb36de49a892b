import MaterialTable, { type Column, type Options } from '@material-table/core';
import { TextField, Typography } from '@mui/material';
import { format, isValid, parse } from 'date-fns';
import { useMemo, useState } from 'react';

/** As stored: `1990-02-28` or, from an older form, `28.02.1990`. */
export interface Stored {
  id: number;
  name: string;
  born: string | null;
}

/** As edited: the editors accept only dates. */
interface Birthday {
  id: number;
  name: string;
  born: Date | null;
}

export default function Birthdays({ start }: { start: Stored[] }) {
  const [stored, setStored] = useState(start);
  const data = useMemo(() => stored.map(toEdited), [stored]);
  const columns = useMemo<Column<Birthday>[]>(
    () => [
      { title: 'Name', field: 'name', filtering: false },
      {
        title: 'Born',
        field: 'born',
        type: 'date',
        dateSetting: { locale: 'en-GB', format: 'dd/MM/yyyy' },
        emptyValue: 'unknown',
        customSort: (one, other) => dayOfYear(one).localeCompare(dayOfYear(other)),
        customFilterAndSearch: (month: string, { born }) => born !== null && format(born, 'MM') === month,
        filterComponent: MonthFilter,
        validate: ({ born }) => !born || isValid(born) || 'No such day',
      },
    ],
    [],
  );
  const save = async ({ id, name, born }: Birthday) =>
    setStored((rows) =>
      rows.map((row) => (row.id === id ? { id, name, born: toText(born, row.born) } : row)),
    );
  return (
    <>
      <MaterialTable
        title="Birthdays"
        columns={columns}
        data={data}
        options={options}
        editable={{ onRowUpdate: save, editTooltip: ({ name }) => `Edit ${name}` }}
      />
      <Typography component="pre" aria-label="Stored">
        {JSON.stringify(stored.map(({ born }) => born))}
      </Typography>
    </>
  );
}

const options: Options<Birthday> = { paging: false, search: false, filtering: true, hideFilterIcons: true };

const formOf = (text: string) => (text.includes('-') ? 'yyyy-MM-dd' : 'dd.MM.yyyy');

/** Midnight where the user is, so that no zone moves the day. */
function toEdited({ id, name, born }: Stored): Birthday {
  return { id, name, born: born ? parse(born, formOf(born), new Date(2000, 0, 1)) : null };
}

/** Keep the form in which the date was stored. */
function toText(born: Date | null, before: string | null): string | null {
  if (!born || !isValid(born)) return null;
  return format(born, formOf(before ?? '-'));
}

/** Rows without a date come last. */
const dayOfYear = ({ born }: Birthday) => (born ? format(born, 'MM-dd') : '99');

const months = Array.from({ length: 12 }, (_, index) => new Date(2000, index, 1));

interface FilterProps {
  // The library's types omit `tableData`.
  columnDef: Column<Birthday> & { tableData?: { id: number; filterValue?: string } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

function MonthFilter({ columnDef, onFilterChanged }: FilterProps) {
  const { id = 0, filterValue = '' } = columnDef.tableData ?? {};
  return (
    <TextField
      select
      value={filterValue}
      onChange={({ target }) => onFilterChanged(id, target.value || undefined)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Month' } }}
    >
      <option value="">All months</option>
      {months.map((month) => (
        <option key={format(month, 'MM')} value={format(month, 'MM')}>
          {format(month, 'MMMM')}
        </option>
      ))}
    </TextField>
  );
}
