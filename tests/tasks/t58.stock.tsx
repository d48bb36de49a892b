import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Stack, TextField, Typography } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';

interface Part {
  id: number;
  name: string;
}

interface RunningTable {
  onPageChange: (event: null, page: number) => void;
}

/** `parts` is undefined until they have arrived. */
export default function Stock({ parts }: { parts?: Part[] }) {
  const [term, setTerm] = useState('');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [page, setPage] = useState(readPage);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Part>[]>(
    () => [
      { title: 'Part', field: 'name' },
      { title: 'No.', field: 'id' },
    ],
    [],
  );
  const found = useMemo(
    () => (parts ?? []).filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())),
    [parts, term],
  );
  // A row that is filtered away loses its mark in the table, so the ids mark it when it is back.
  const rows = useMemo(
    () => found.map((part) => ({ ...part, tableData: { checked: selectedIds.has(part.id) } })),
    [found, selectedIds],
  );
  // Rows that are gone aren't counted.
  const counted = (parts ?? []).filter(({ id }) => selectedIds.has(id)).length;
  const lastPage = Math.max(0, Math.ceil(found.length / size) - 1);
  const hasArrived = parts !== undefined;
  useEffect(() => {
    if (!hasArrived) return;
    const next = Math.min(page, lastPage);
    // The table waits for the rows on its first page, and says nothing when it goes back to the last one.
    tableRef.current?.onPageChange(null, next);
  }, [hasArrived, page, lastPage]);
  const turn = (next: number) => {
    setPage(next);
    window.history.replaceState(null, '', next > 0 ? `?page=${next + 1}` : window.location.pathname);
  };
  const select = (selected: Part[]) => {
    const shownIds = new Set(found.map(({ id }) => id));
    const others = [...selectedIds].filter((id) => !shownIds.has(id));
    setSelectedIds(new Set([...others, ...selected.map(({ id }) => id)]));
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, mb: 1, alignItems: 'center' }}>
        <TextField
          label="Filter"
          size="small"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <Typography role="status">{counted} selected</Typography>
      </Stack>
      <MaterialTable
        title="Stock"
        columns={columns}
        data={rows}
        options={options}
        isLoading={!hasArrived}
        tableRef={tableRef}
        onPageChange={turn}
        onSelectionChange={select}
      />
    </>
  );
}

const size = 5;
const options: Options<Part> = {
  search: false,
  selection: true,
  showTextRowsSelected: false,
  pageSize: size,
  pageSizeOptions: [size],
  emptyRowsWhenPaging: false,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all parts' } } },
  selectionProps: ({ name }: Part) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
};

/** The address counts from 1, the table from 0. */
function readPage(): number {
  const page = Number(new URLSearchParams(window.location.search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page - 1 : 0;
}
