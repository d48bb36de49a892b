import MaterialTable, { type Column, type Options } from '@material-table/core';
import DragHandle from '@mui/icons-material/DragHandle';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { columns, type Priority, type Ticket } from '../server/tickets/types';
import { changeAddress, type Address } from './address';
import { pageSize } from './desk';
import { Waiting } from './Waiting';

/** What this program uses of `tableRef.current`. */
interface TableHandle {
  onPageChange: (event: null, page: number) => void;
}

interface Props {
  tickets: Ticket[];
  address: Address;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
}

/** Shows tickets that are already filtered and sorted. With another `key`, it starts again from the address. */
export default function Table({ tickets, address, selected, onSelect, onOpen }: Props) {
  const { page, ticket } = address;
  const ownColumns = useMemo(makeColumns, []);
  const [options] = useState(() => optionsOf(address));
  const table = useRef<TableHandle>(null);
  const data = useMemo(
    () => tickets.map((one) => ({ ...one, tableData: { checked: selected.has(one.id) } })),
    [tickets, selected],
  );
  useLayoutEffect(() => table.current?.onPageChange(null, page), [page]);

  const select = (checked: Ticket[]) => {
    // The table has only the tickets of this view and search. Others stay selected.
    const here = new Set(tickets.map(({ id }) => id));
    const elsewhere = [...selected].filter((id) => !here.has(id));
    onSelect(new Set([...elsewhere, ...checked.map(({ id }) => id)]));
  };
  return (
    <OpenTicket value={ticket}>
      <Box sx={tableStyles}>
        <MaterialTable
          columns={ownColumns}
          data={data}
          tableRef={table}
          options={options}
          localization={localization}
          onSelectionChange={select}
          onRowClick={(_event, row) => row && onOpen(row.id)}
          onPageChange={(next) => changeAddress({ page: next })}
          onOrderCollectionChange={([first]) => {
            const column = columns.find((name) => name === first?.orderByField);
            if (column)
              changeAddress({ sort: { column, descending: first?.orderDirection === 'desc' }, page: 0 });
          }}
        />
      </Box>
    </OpenTicket>
  );
}

const optionsOf = ({ sort: { column, descending }, page }: Address): Options<Ticket> => ({
  toolbar: false,
  draggable: false,
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

/** The id of the open ticket. It is a context, because new columns would reset the table. */
const OpenTicket = createContext('');

const priorityLooks: Record<Priority, { name: string; Icon: typeof DragHandle; color: string }> = {
  low: { name: 'Low', Icon: KeyboardArrowDown, color: 'text.secondary' },
  normal: { name: 'Normal', Icon: DragHandle, color: 'text.secondary' },
  high: { name: 'High', Icon: KeyboardArrowUp, color: 'warning.main' },
  urgent: { name: 'Urgent', Icon: PriorityHigh, color: 'error.main' },
};

/** Call it inside the component, with `useMemo`, because the table writes into its columns. */
const makeColumns = (): Column<Ticket>[] => [
  // Without a width, the table would calculate one that leaves no room for the checkboxes.
  { title: 'Subject', field: 'subject', width: 'auto', render: (ticket) => <Subject ticket={ticket} /> },
  { title: 'Customer', field: 'customer', width: 116 },
  {
    title: 'Priority',
    field: 'priority',
    width: 90,
    render: ({ priority }) => <PriorityMark priority={priority} />,
  },
  { title: 'Assignee', field: 'assignee', width: 80, render: ({ assignee }) => assignee ?? 'No one' },
  { title: 'Waiting', field: 'waitingSince', width: 100, render: (ticket) => <Waiting ticket={ticket} /> },
];

/** The button makes the row reachable with the keyboard. The row handles its click. */
function Subject({ ticket: { id, subject, tags } }: { ticket: Ticket }) {
  const isOpen = useContext(OpenTicket) === id;
  return (
    <>
      <ButtonBase
        aria-current={isOpen || undefined}
        sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start' }}
      >
        {subject}
      </ButtonBase>
      <Typography variant="caption" component="div" color="textSecondary">
        {[id, ...tags].join(' · ')}
      </Typography>
    </>
  );
}

export function PriorityMark({ priority }: { priority: Priority }) {
  const { name, Icon, color } = priorityLooks[priority];
  return (
    <Stack component="span" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <Icon aria-hidden fontSize="small" sx={{ color }} />
      <span>{name}</span>
    </Stack>
  );
}

const row = '& [data-testid="mtablebodyrow"]';
const cell = (place: number) => `${row} > td:nth-of-type(${place})`;
/** Where each cell is in a card, in the order of the cells. */
const areas = ['1 / 1 / 3', '1 / 2 / 2 / 4', '2 / 2', '2 / 3', '3 / 2'];
const places = Object.fromEntries(areas.map((gridArea, index) => [cell(index + 1), { gridArea }]));

/** Highlights the row of the open ticket. On a phone, each row is a card. The checkbox is the first cell. */
const tableStyles = {
  '& :is(th, td):not(:first-of-type)': { px: 1 },
  [row]: { cursor: 'pointer' },
  [`${row}:has([aria-current])`]: {
    bgcolor: 'action.selected',
    boxShadow: 'inset 3px 0 var(--mui-palette-primary-main, #1976d2)',
    // Visible only with forced colors, which remove the other two.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  // A long subject is cut, so that all rows have the same height.
  '@media (min-width: 600px)': {
    [`${row} > td`]: { height: 56, py: 0 },
    [cell(2)]: { maxWidth: 0 },
    [`${cell(2)} > *`]: {
      display: 'block',
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '@media (max-width: 599.95px)': {
    '& :is(table, thead, tbody, tr)': { display: 'block' },
    '& :is(th, td)': { display: 'block', width: 'auto !important', border: 0, px: 1 },
    // The header is a line of buttons that sort.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, p: 1 },
    '& thead tr::before': { content: '"Sort by"', color: 'text.secondary' },
    '& thead th:nth-of-type(n)': { p: 0, boxShadow: 'none' },
    '& thead th:not(:has(input, [aria-sort]))': { display: 'none' },
    '& [aria-sort]': { px: 1.25, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 4 },
    '& [aria-sort="none"] svg': { display: 'none' },
    '& [aria-sort$="ending"]': { bgcolor: 'action.selected' },
    '& thead th:has(input)': { order: -1 },
    [row]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      borderTop: 1,
      borderColor: 'divider',
    },
    [`${row} > td`]: { py: 0.5 },
    ...places,
    [cell(6)]: { gridArea: '3 / 3', justifySelf: 'end' },
  },
};
