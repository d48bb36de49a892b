import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableEditRow } from '@material-table/core';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMemo, useState } from 'react';

export default function EditRowWithHint() {
  const [people, setPeople] = useState(initialPeople);
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      editable={{
        onRowAdd: (added) => {
          setPeople((rows) => [
            ...rows,
            { ...added, id: rows.length + 1 },
          ]);
          return Promise.resolve();
        },
        onRowUpdate: ({ id, name, city }) => {
          setPeople((rows) =>
            rows.map((row) =>
              row.id === id ? { id, name, city } : row,
            ),
          );
          return Promise.resolve();
        },
      }}
      components={{ EditRow: HintedEditRow }}
    />
  );
}

interface EditRowProps {
  columns: Column<Person>[];
  mode: 'add' | 'update' | 'delete' | 'bulk';
}

function HintedEditRow(props: EditRowProps) {
  const { columns, mode } = props;
  if (mode === 'delete' || mode === 'bulk')
    return <MTableEditRow {...props} />;
  return (
    <>
      <MTableEditRow {...props} />
      <TableRow>
        <TableCell colSpan={columns.length + 1}>
          Enter {mode === 'add' ? 'adds the row' : 'saves'},
          Esc cancels.
        </TableCell>
      </TableRow>
    </>
  );
}

interface Person {
  id: number;
  name: string;
  city: string;
}

const initialPeople: Person[] = [
  { id: 1, name: 'Ann', city: 'Bonn' },
  { id: 2, name: 'Bob', city: 'Oslo' },
  { id: 3, name: 'Dora', city: 'Rome' },
];
