import MaterialTable, { type Column, type Options } from '@material-table/core';
import DragHandle from '@mui/icons-material/DragHandle';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { phoneCards } from '../phone-cards';
import { columns, type Priority, type Ticket } from '../server/tickets/types';
import { changeAddress, useAddress, type Address } from './address';
import { useClock, useLongSince } from './clock';
import { openIdOf, pageSize, type Desk } from './desk';

/** Shows tickets that are already filtered and sorted. With another `key`, it starts again from the address. */
export default function Table({ desk: { address, rows, select } }: { desk: Desk }) {
  const { page } = address;
  const ownColumns = useMemo(makeColumns, []);
  const [options] = useState(() => optionsOf(address));
  // What this program uses of the table.
  const table = useRef<{ onPageChange: (event: null, page: number) => void }>(null);
  useLayoutEffect(() => table.current?.onPageChange(null, page), [page]);
  return (
    <Box sx={tableStyles}>
      <MaterialTable
        columns={ownColumns}
        data={rows}
        tableRef={table}
        options={options}
        localization={localization}
        onSelectionChange={select}
        onRowClick={(_event, row) => row && changeAddress({ ticket: row.id })}
        onPageChange={(next) => changeAddress({ page: next })}
        onOrderCollectionChange={([first]) => {
          const column = columns.find((name) => name === first?.orderByField);
          const descending = first?.orderDirection === 'desc';
          if (column) changeAddress({ sort: { column, descending }, page: 0 });
        }}
      />
    </Box>
  );
}

const optionsOf = ({ sort: { column, descending }, page }: Address): Options<Ticket> => ({
  toolbar: false,
  draggable: false,
  tableLayout: 'fixed',
  // The tickets are already sorted, because the shortcuts need their order, too.
  clientSorting: false,
  thirdSortClick: false,
  defaultOrderByCollection: [
    {
      orderBy: columns.indexOf(column),
      orderByField: column,
      orderDirection: descending ? 'desc' : 'asc',
      sortOrder: 1,
    },
  ],
  initialPage: page,
  pageSize,
  pageSizeOptions: [pageSize],
  emptyRowsWhenPaging: false,
  selection: true,
  showTextRowsSelected: false,
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all tickets of this view' } } },
  selectionProps: ({ id }: Ticket) => ({ slotProps: { input: { 'aria-label': `Select ${id}` } } }),
});

const localization = { body: { emptyDataSourceMessage: 'No ticket here. Choose another view or search.' } };

/** Call it inside the component, with `useMemo`, because the table writes into its columns. */
const makeColumns = (): Column<Ticket>[] => [
  // Without a width, the table would calculate one that leaves no room for the checkboxes.
  { title: 'Subject', field: 'subject', width: 'auto', render: (ticket) => <Subject ticket={ticket} /> },
  { title: 'Customer', field: 'customer', width: 130 },
  { title: 'Priority', field: 'priority', width: 90, render: (ticket) => <PriorityMark ticket={ticket} /> },
  { title: 'Assignee', field: 'assignee', width: 80, render: ({ assignee }) => assignee ?? 'No one' },
  { title: 'Waiting', field: 'waitingSince', width: 100, render: (ticket) => <Waiting ticket={ticket} /> },
];

/** The button makes the row reachable with the keyboard. The row handles its click. */
function Subject({ ticket: { id, subject, tags } }: { ticket: Ticket }) {
  const isOpen = openIdOf(useAddress().address) === id;
  return (
    <>
      <Link component="button" color="inherit" underline="none" noWrap aria-current={isOpen || undefined}>
        {subject}
      </Link>
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {[id, ...tags].join(' · ')}
      </Typography>
    </>
  );
}

const priorityLooks: Record<Priority, { name: string; Icon: typeof DragHandle; color: string }> = {
  low: { name: 'Low', Icon: KeyboardArrowDown, color: 'text.secondary' },
  normal: { name: 'Normal', Icon: DragHandle, color: 'text.secondary' },
  high: { name: 'High', Icon: KeyboardArrowUp, color: 'warning.main' },
  urgent: { name: 'Urgent', Icon: PriorityHigh, color: 'error.main' },
};

export function PriorityMark({ ticket: { priority } }: { ticket: Ticket }) {
  const { name, Icon, color } = priorityLooks[priority];
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <Icon fontSize="small" sx={{ color }} />
      {name}
    </Stack>
  );
}

/** How long the customer has waited, or why they don't wait. */
export function Waiting({ ticket: { state, waitingSince } }: { ticket: Ticket }) {
  const text = useClock((time) => (waitingSince ? durationOf(time - Date.parse(waitingSince)) : ''));
  const longSince = useLongSince();
  const reason = state === 'closed' ? 'Closed' : 'Answered';
  if (!waitingSince) return <Box sx={{ color: 'text.secondary' }}>{reason}</Box>;
  const look = waitingSince <= longSince ? { color: 'error.main', fontWeight: 600 } : {};
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...look }}>
      {text}
    </Box>
  );
}

/** Such as 4:05, 3 h 20 min or 2 d 5 h. */
function durationOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

const row = '& [data-testid="mtablebodyrow"]';

/** Highlights the row of the open ticket. On a phone, each row is a card. */
const tableStyles = {
  '& :is(th, td):not(:first-of-type)': { px: 1 },
  [row]: { cursor: 'pointer' },
  // On a narrow screen, the ticket covers the list.
  '@media (min-width: 900px)': {
    [`${row}:has([aria-current])`]: {
      bgcolor: 'action.selected',
      boxShadow: 'inset 3px 0 var(--mui-palette-primary-main, #1976d2)',
      // Visible only with forced colors, which remove the other two.
      outline: '2px solid transparent',
      outlineOffset: -2,
    },
  },
  [`${row} button`]: { display: 'block', maxWidth: '100%', fontWeight: 600, textAlign: 'start' },
  '@media (min-width: 600px)': { [`${row} > td`]: { height: 56, py: 0 } },
  '@media (max-width: 599.95px)': {
    ...phoneCards,
    [row]: { display: 'grid', gridTemplateColumns: 'auto 1fr 100px', borderTop: 1, borderColor: 'divider' },
    [`${row} > td`]: { py: 0.5 },
    [`${row} > td:first-of-type`]: { gridRow: 'span 3' },
    [`${row} > td:nth-of-type(2)`]: { gridColumn: 'span 2' },
    [`${row} button`]: { whiteSpace: 'normal' },
  },
};
