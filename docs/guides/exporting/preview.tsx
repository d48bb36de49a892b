import MaterialTable, {
  type Column,
  type Options,
} from '@material-table/core';
import { Box, Chip } from '@mui/material';
import { useMemo, useState } from 'react';

interface Issue {
  id: number;
  title: string;
  state: 'closed' | 'open';
  labels: string[];
  reporter: string;
}

export default function LookIntoTheFile() {
  const [file, setFile] = useState(
    'Choose an entry of the export menu.',
  );
  const columns = useColumns();
  const options = useMemo<Options<Issue>>(
    () => ({
      columnsButton: true,
      pageSize: 3,
      pageSizeOptions: [3],
      selection: true,
      selectionProps: (row: Issue) => ({
        slotProps: {
          input: { 'aria-label': `Select ${row.title}` },
        },
      }),
      headerSelectionProps: {
        slotProps: {
          input: { 'aria-label': 'Select all' },
        },
      },
      exportMenu: [
        {
          label: 'This page',
          exportFunc: (cols, rows) =>
            setFile(toText(cols, rows)),
        },
        {
          label: 'Found rows of all pages',
          exportFunc: (cols, _rows, { searchedData }) =>
            setFile(
              toText(cols, exported(cols, searchedData)),
            ),
        },
        {
          label: 'Selected rows',
          exportFunc: (cols, _rows, { selectedData }) =>
            setFile(
              toText(cols, exported(cols, selectedData)),
            ),
        },
      ],
    }),
    [],
  );
  return (
    <>
      <MaterialTable
        title="Issues"
        columns={columns}
        data={issues}
        options={options}
      />
      <Box
        component="pre"
        sx={{ m: 2, whiteSpace: 'pre-wrap' }}
      >
        {file}
      </Box>
    </>
  );
}

/** Memoize the columns, so the table keeps its state. */
function useColumns() {
  return useMemo<Column<Issue>[]>(
    () => [
      { title: 'Issue', field: 'title' },
      {
        title: 'State',
        field: 'state',
        lookup: { open: 'Open', closed: 'Closed' },
      },
      {
        title: 'Labels',
        field: 'labels',
        render: (row) =>
          row.labels.map((label) => (
            <Chip key={label} label={label} size="small" />
          )),
        customExport: (row) => row.labels.join(' + '),
      },
      {
        title: 'Reporter',
        field: 'reporter',
        hidden: true,
        export: true,
      },
    ],
    [],
  );
}

/**
 * The third argument contains your own rows, so compute
 * the file's values as the table does for the page.
 */
function exported(columns: Column<Issue>[], rows: Issue[]) {
  const valueOf = (
    { field, lookup, customExport }: Column<Issue>,
    row: Issue,
  ): unknown => {
    const value = row[field as keyof Issue];
    return (
      customExport?.(row) ??
      (lookup as Record<string, string> | undefined)?.[
        String(value)
      ] ??
      value
    );
  };
  return rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => [
        column.field,
        valueOf(column, row),
      ]),
    ),
  );
}

function toText(
  columns: Column<Issue>[],
  rows: object[],
): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row): unknown[] => Object.values(row)),
  ];
  return lines.map((line) => line.join(' | ')).join('\n');
}

const issues: Issue[] = [
  {
    id: 1,
    title: 'Blurred logo',
    state: 'open',
    labels: ['design'],
    reporter: 'Amal',
  },
  {
    id: 2,
    title: 'Slow search',
    state: 'closed',
    labels: ['bug', 'speed'],
    reporter: 'Ben',
  },
  {
    id: 3,
    title: 'Dark mode',
    state: 'open',
    labels: ['idea'],
    reporter: 'Eun-ji',
  },
  {
    id: 4,
    title: 'Slow start',
    state: 'open',
    labels: ['speed'],
    reporter: 'Ben',
  },
];
