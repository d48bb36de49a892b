import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableEditField } from '@material-table/core';
import TextField from '@mui/material/TextField';
import {
  useMemo,
  useState,
  type KeyboardEventHandler,
} from 'react';

export default function OutlinedInputs() {
  const [people, setPeople] = useState(initialPeople);
  const columns = useMemo<Column<Person>[]>(
    () => [
      {
        title: 'Name',
        field: 'name',
        validate: ({ name }) =>
          name ? true : 'Enter a name',
      },
      { title: 'City', field: 'city' },
      {
        title: 'Member',
        field: 'isMember',
        type: 'boolean',
      },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      editable={{
        onRowUpdate: ({ id, name, city, isMember }) => {
          setPeople((rows) =>
            rows.map((row) =>
              row.id === id
                ? { id, name, city, isMember }
                : row,
            ),
          );
          return Promise.resolve();
        },
      }}
      components={{ EditField: OutlinedField }}
    />
  );
}

interface EditFieldProps {
  columnDef: Column<Person>;
  value: string | undefined;
  onChange: (value: string) => void;
  error: boolean;
  helperText?: string;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/**
 * Use an outlined field for strings, and the
 * library's input for lookups and all other types.
 */
function OutlinedField(props: EditFieldProps) {
  const {
    columnDef,
    value,
    onChange,
    error,
    helperText,
    autoFocus,
    onKeyDown,
  } = props;
  if (columnDef.type || columnDef.lookup)
    return <MTableEditField {...props} />;
  return (
    <TextField
      label={columnDef.title}
      size="small"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={helperText}
      autoFocus={autoFocus}
      onKeyDown={onKeyDown}
    />
  );
}

interface Person {
  id: number;
  name: string;
  city: string;
  isMember: boolean;
}

const initialPeople: Person[] = [
  { id: 1, name: 'Ann', city: 'Bonn', isMember: true },
  { id: 2, name: 'Bob', city: 'Oslo', isMember: false },
  { id: 3, name: 'Dora', city: 'Rome', isMember: true },
];
