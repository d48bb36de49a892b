import MaterialTable, {
  type Column,
} from '@material-table/core';
import { MTableFilterRow } from '@material-table/core';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useMemo } from 'react';

export default function FiltersThatClear() {
  const columns = useMemo<Column<Person>[]>(
    () => [
      { title: 'Name', field: 'name', defaultFilter: 'o' },
      { title: 'City', field: 'city' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="People"
      columns={columns}
      data={people}
      options={{ filtering: true }}
      components={{ FilterRow: ClearableFilterRow }}
    />
  );
}

interface FilterRowProps {
  // The library stores its state in the
  // columns, but its types omit `tableData`.
  columns: (Column<Person> & {
    tableData: { id: number; filterValue?: unknown };
  })[];
  onFilterChanged: (
    columnId: number,
    value: unknown,
  ) => void;
}

function ClearableFilterRow(props: FilterRowProps) {
  const { columns, onFilterChanged } = props;
  const active = columns.filter(
    ({ tableData }) => tableData.filterValue,
  );
  return (
    <>
      <MTableFilterRow {...props} />
      <TableRow>
        <TableCell colSpan={columns.length}>
          {active.length} of {columns.length} filters in use{' '}
          <Button
            size="small"
            disabled={active.length === 0}
            onClick={() =>
              active.forEach(({ tableData }) =>
                onFilterChanged(tableData.id, undefined),
              )
            }
          >
            Clear
          </Button>
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

const people: Person[] = [
  { id: 1, name: 'Ann', city: 'Bonn' },
  { id: 2, name: 'Bob', city: 'Oslo' },
  { id: 3, name: 'Dora', city: 'Rome' },
  { id: 4, name: 'Jon', city: 'Oslo' },
];
