import MaterialTable, { type Column, type Options } from '@material-table/core';
import { Box, Button, Dialog, Drawer, Tab, Tabs } from '@mui/material';
import { type KeyboardEvent, useMemo, useState } from 'react';

export interface Entry {
  id: number;
  name: string;
  place: string;
  note: string;
}

const kinds = ['Customers', 'Orders', 'Suppliers', 'Returns'] as const;

export type Kind = (typeof kinds)[number];

interface Props {
  entries: Record<Kind, Entry[]>;
  staff: Entry[];
}

export default function Office({ entries, staff }: Props) {
  const [tab, setTab] = useState<Kind>('Customers');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isStaffOpen, setIsStaffOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="persistent"
        open={isDrawerOpen}
        // Without a width when closed, because a persistent drawer keeps its place.
        sx={{ width: isDrawerOpen ? 200 : 0, flexShrink: 0, '& .MuiDrawer-paper': { width: 200 } }}
      >
        <Button onClick={() => setIsStaffOpen(true)}>Staff</Button>
        <Button onClick={() => setIsDrawerOpen(false)}>Close menu</Button>
      </Drawer>
      {/* A flex item is as wide as its content unless it may be narrower: the table scrolls, not the page. */}
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Button onClick={() => setIsDrawerOpen(true)}>Open menu</Button>
        <Tabs value={tab} onChange={(_event, next: Kind) => setTab(next)} variant="scrollable">
          {kinds.map((kind) => (
            <Tab key={kind} value={kind} label={kind} id={`tab-${kind}`} aria-controls={`panel-${kind}`} />
          ))}
        </Tabs>
        {kinds.map((kind) => (
          // Hidden, not unmounted, so that each table keeps its search, page and selection.
          <div
            key={kind}
            role="tabpanel"
            id={`panel-${kind}`}
            aria-labelledby={`tab-${kind}`}
            hidden={kind !== tab}
          >
            <Entries title={kind} entries={entries[kind]} />
          </div>
        ))}
      </Box>
      <Dialog
        open={isStaffOpen}
        onClose={() => setIsStaffOpen(false)}
        keepMounted
        fullWidth
        maxWidth="md"
        aria-label="Staff"
      >
        <Box onKeyDown={keepEscapeInEditor}>
          <Entries title="Staff" entries={staff} />
        </Box>
      </Dialog>
    </Box>
  );
}

/** Escape closes the row being edited; only without one does it reach the dialog. */
function keepEscapeInEditor(event: KeyboardEvent<HTMLElement>) {
  const row = event.target instanceof Element && event.target.closest('tr');
  if (event.key === 'Escape' && row && row.querySelector('td input[type="text"]')) event.stopPropagation();
}

/** Each table has its own columns, because it stores filters and hidden columns in them. */
function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  const [rows, setRows] = useState(entries);
  const columns = useMemo<Column<Entry>[]>(
    () => [
      { title: 'Name', field: 'name', cellStyle: { whiteSpace: 'nowrap' } },
      { title: 'Place', field: 'place', cellStyle: { whiteSpace: 'nowrap' } },
      { title: 'Note', field: 'note', cellStyle: { minWidth: 240 } },
    ],
    [],
  );
  const options = useMemo<Options<Entry>>(
    () => ({
      pageSize: 5,
      pageSizeOptions: [5],
      selection: true,
      selectionProps: ({ name }: Entry) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
      headerSelectionProps: { slotProps: { input: { 'aria-label': `Select all: ${title}` } } },
    }),
    [title],
  );
  const save = async ({ id, name, place, note }: Entry) =>
    setRows((all) => all.map((row) => (row.id === id ? { id, name, place, note } : row)));
  return (
    <MaterialTable
      title={title}
      columns={columns}
      data={rows}
      options={options}
      editable={{ onRowUpdate: save, editTooltip: ({ name }) => `Edit ${name}` }}
    />
  );
}
