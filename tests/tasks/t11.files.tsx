import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';

export interface Entry {
  id: string;
  name: string;
  folder?: string;
  isFolder?: boolean;
  tableData?: { checked?: boolean; path?: string[] };
}

/** `list` asks the server for the entries of a folder; the top is the folder ''. */
export default function Files({ top, list }: { top: Entry[]; list: (folder: string) => Promise<Entry[]> }) {
  const [entries, setEntries] = useState(() => top.flatMap(withWaiting));
  const [count, setCount] = useState(0);
  const [selected, setSelected] = useState<string[]>([]);
  // The answer may come after the selection has changed.
  const current = useRef(selected);
  const loading = useRef(new Set<string>());
  const select = (ids: string[]) => {
    current.current = ids;
    setSelected(ids);
  };
  const load = async ({ id }: Entry, isOpen: boolean) => {
    if (!isOpen || loading.current.has(id)) return;
    loading.current.add(id);
    const children = await list(id);
    const checked = current.current.includes(id);
    if (checked) select([...current.current, ...children.map((child) => child.id)]);
    const loaded = children.flatMap(withWaiting).map((child) => ({ ...child, tableData: { checked } }));
    setEntries((before) => [...before.filter((entry) => entry.id !== waiting(id)), ...loaded]);
  };
  const add = () => {
    setEntries((before) => [...before, { id: `new${count}`, name: `new ${count}.txt`, folder: 'docs' }]);
    setCount(count + 1);
  };
  const columns = useMemo<Column<Entry>[]>(() => [{ title: 'Name', field: 'name', render: Name }], []);
  return (
    <>
      <Button onClick={add}>New file in Documents</Button>
      <MaterialTable
        title="Files"
        columns={columns}
        data={entries}
        parentChildData={(row, rows) => rows.find(({ id }) => id === row.folder)}
        onTreeExpandChange={load}
        onSelectionChange={(rows) => select(rows.map(({ id }) => id).filter((id) => !isWaiting(id)))}
        options={options}
      />
      <Typography role="status">Selected: {selected.toSorted().join(', ') || 'nothing'}</Typography>
    </>
  );
}

const options: Options<Entry> = {
  paging: false,
  selection: true,
  showTextRowsSelected: false,
  selectionProps: ({ id, name }: Entry) => ({
    sx: isWaiting(id) ? { display: 'none' } : {},
    slotProps: { input: { 'aria-label': `Select ${name}` } },
  }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all files' } } },
};

/** A row without children has no arrow, so a closed folder holds the row that users see while it loads. */
function withWaiting(entry: Entry): Entry[] {
  if (!entry.isFolder) return [entry];
  return [entry, { id: waiting(entry.id), name: 'Loading…', folder: entry.id }];
}

const waiting = (folder: string) => `${folder}:waiting`;
const isWaiting = (id: string) => id.endsWith(':waiting');

function Name({ id, name, tableData }: Entry) {
  return (
    <Box
      component="span"
      role={isWaiting(id) ? 'status' : undefined}
      sx={{ paddingInlineStart: 3 * ((tableData?.path?.length ?? 1) - 1) }}
    >
      {name}
    </Box>
  );
}
