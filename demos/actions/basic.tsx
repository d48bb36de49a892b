import MaterialTable, { type Action, type Column } from '@material-table/core';
import PersonAdd from '@mui/icons-material/PersonAdd';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import { useMemo, useState } from 'react';
import { PersonName } from '../_rows/person-name';

interface Ticket {
  id: number;
  subject: string;
  customer: string;
  assignee?: string;
}

export default function TicketActions() {
  const [rows, setRows] = useState(tickets);
  const [events, setEvents] = useState<string[]>([]);
  const log = (event: string) => setEvents((current) => [event, ...current].slice(0, 5));
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'No.', field: 'id', type: 'numeric', align: 'left' },
      { title: 'Subject', field: 'subject' },
      { title: 'Customer', field: 'customer' },
      {
        title: 'Assignee',
        field: 'assignee',
        emptyValue: 'no one',
        render: ({ assignee = '' }) => <PersonName name={assignee} />,
      },
    ],
    [],
  );

  const assign = (ticket: Ticket): Action<Ticket> => ({
    icon: PersonAdd,
    tooltip: `Assign ticket ${ticket.id} to me`,
    onClick: () => {
      setRows((current) => current.map((row) => (row.id === ticket.id ? { ...row, assignee: 'me' } : row)));
      log(`assign: ticket ${ticket.id}, ${ticket.customer}`);
    },
  });
  const add: Action<Ticket> = {
    icon: PlaylistAdd,
    tooltip: 'New ticket',
    isFreeAction: true,
    onClick: (_event, data) => {
      setRows((current) => [
        ...current,
        { id: 501 + current.length, subject: 'New ticket', customer: 'Walk-in' },
      ]);
      log(`new ticket: called with ${JSON.stringify(data)}`);
    },
  };

  return (
    <>
      <MaterialTable
        title="Tickets"
        columns={columns}
        data={rows}
        actions={[assign, add]}
        options={{ search: false, paging: false }}
      />
      <pre role="log" aria-label="Events" style={{ minHeight: '7em', whiteSpace: 'pre-wrap' }}>
        {events.join('\n') || 'Click a button: what was called appears here.'}
      </pre>
    </>
  );
}

const tickets: Ticket[] = [
  { id: 501, subject: 'Invoice shows the wrong address', customer: 'Hansen Logistics' },
  { id: 502, subject: 'Password link has expired', customer: 'Café Milano', assignee: 'Priya' },
  { id: 503, subject: 'Printer prints blank pages', customer: 'Okafor & Sons' },
  { id: 504, subject: 'Order arrived twice', customer: 'Bluebird Books', assignee: 'Jonas' },
  { id: 505, subject: 'Cannot open the shared calendar', customer: 'Hansen Logistics' },
];
