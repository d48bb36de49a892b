import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { useMemo } from 'react';

interface Guest {
  id: number;
  name: string;
  table: number;
  /** The table's state of a row; not in its types. */
  tableData?: { checked?: boolean };
}

const options: Options<Guest> = {
  selection: true,
  selectionProps: (row) => ({
    slotProps: {
      input: { 'aria-label': `Select ${row.name}` },
    },
  }),
  headerSelectionProps: {
    slotProps: {
      input: { 'aria-label': 'Select all guests' },
    },
  },
  rowStyle: ({ tableData }) =>
    tableData?.checked ? checkedStyle : {},
  search: false,
  paging: false,
};

export default function CheckedRows() {
  const columns = useMemo<Column<Guest>[]>(
    () => [
      { title: 'Guest', field: 'name' },
      { title: 'Table', field: 'table', type: 'numeric' },
    ],
    [],
  );
  return (
    <MaterialTable
      title="Guests"
      columns={columns}
      data={guests}
      options={options}
    />
  );
}

const checkedStyle = {
  backgroundColor:
    'color-mix(in srgb, var(--mui-palette-success-main, #2e7d32) 16%, transparent)',
};

const guests: Guest[] = [
  { id: 1, name: 'Ida Holm', table: 2 },
  { id: 2, name: 'Leo Castro', table: 1 },
  { id: 3, name: 'Nina Weiss', table: 2 },
  { id: 4, name: 'Omar Haddad', table: 3 },
  { id: 5, name: 'Pia Rossi', table: 1 },
];
