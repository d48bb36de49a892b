import MaterialTable, { type Column, type Options } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { Menu, MenuItem } from '@mui/material';
import { type ComponentProps, createContext, type MouseEvent, useContext, useMemo, useState } from 'react';

export interface Ticket {
  id: number;
  subject: string;
  state: 'open' | 'closed';
}

interface Entry {
  name: string;
  suits: (ticket: Ticket) => boolean;
  change: (ticket: Ticket) => Ticket[];
}

const entries: Entry[] = [
  {
    name: 'Close',
    suits: ({ state }) => state === 'open',
    change: (ticket) => [{ ...ticket, state: 'closed' }],
  },
  {
    name: 'Reopen',
    suits: ({ state }) => state === 'closed',
    change: (ticket) => [{ ...ticket, state: 'open' }],
  },
  { name: 'Delete', suits: () => true, change: () => [] },
];

export default function Tickets({ start, mayDelete }: { start: Ticket[]; mayDelete: boolean }) {
  const [tickets, setTickets] = useState(start);
  const [selected, setSelected] = useState<number[]>([]);
  const [open, setOpen] = useState<{ id: number; top: number; left: number }>();
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'Subject', field: 'subject' },
      { title: 'State', field: 'state' },
    ],
    [],
  );
  // On a selected row, the menu is for the selection; on another, for that row alone.
  const ids = open && (selected.includes(open.id) ? selected : [open.id]);
  const targets = tickets.filter(({ id }) => ids?.includes(id));
  const offered = entries.filter(
    ({ name, suits }) => (mayDelete || name !== 'Delete') && targets.some(suits),
  );
  const close = () => setOpen(undefined);
  const choose = ({ suits, change }: Entry) => {
    const isMeant = (ticket: Ticket) => targets.includes(ticket) && suits(ticket);
    setTickets(tickets.flatMap((ticket) => (isMeant(ticket) ? change(ticket) : [ticket])));
    close();
  };
  return (
    <OpenMenu value={(id, top, left) => setOpen({ id, top, left })}>
      <MaterialTable
        title="Tickets"
        columns={columns}
        data={tickets}
        components={components}
        options={options}
        onSelectionChange={(rows) => setSelected(rows.map(({ id }) => id))}
      />
      <Menu open={Boolean(open)} onClose={close} anchorReference="anchorPosition" anchorPosition={open}>
        {offered.map((entry) => (
          <MenuItem key={entry.name} onClick={() => choose(entry)}>
            {entry.name}
            {targets.length > 1 && ` ${targets.filter(entry.suits).length} tickets`}
          </MenuItem>
        ))}
      </Menu>
    </OpenMenu>
  );
}

const options: Options<Ticket> = {
  paging: false,
  search: false,
  selection: true,
  selectionProps: ({ subject }: Ticket) => ({ slotProps: { input: { 'aria-label': `Select ${subject}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all tickets' } } },
};

const OpenMenu = createContext((_id: number, _top: number, _left: number) => {});

/** The row is focusable, so that Shift+F10 and the Menu key open the menu too. */
function RowWithMenu(props: ComponentProps<typeof MTableBodyRow> & { data: Ticket }) {
  const openMenu = useContext(OpenMenu);
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { top, left } = event.currentTarget.getBoundingClientRect();
    const isPointer = event.clientX > 0;
    openMenu(props.data.id, isPointer ? event.clientY : top + 24, isPointer ? event.clientX : left + 24);
  };
  return <MTableBodyRow {...props} tabIndex={0} onContextMenu={onContextMenu} />;
}

const components = { Row: RowWithMenu };
