import MaterialTable, {
  type Action,
  type Column,
} from '@material-table/core';
import PersonAdd from '@mui/icons-material/PersonAdd';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import { useMemo, useState } from 'react';
import { Log } from '../_rows/log';
import { PersonName } from '../_rows/person-name';
import { tickets, type Ticket } from '../_rows/tickets';

export default function TicketActions() {
  const [rows, setRows] = useState(tickets);
  const [events, setEvents] = useState<string[]>([]);
  const log = (event: string) =>
    setEvents((current) => [event, ...current].slice(0, 5));
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'Subject', field: 'subject' },
      {
        title: 'Assignee',
        field: 'assignee',
        emptyValue: 'no one',
        render: ({ assignee = '' }) => (
          <PersonName name={assignee} />
        ),
      },
    ],
    [],
  );

  const assign = (ticket: Ticket): Action<Ticket> => ({
    icon: PersonAdd,
    tooltip: `Assign to me: ${ticket.subject}`,
    onClick: () => {
      setRows((current) =>
        current.map((row) =>
          row.id === ticket.id
            ? { ...row, assignee: 'me' }
            : row,
        ),
      );
      log(`assign: ticket ${ticket.id}`);
    },
  });
  const add: Action<Ticket> = {
    icon: PlaylistAdd,
    tooltip: 'New ticket',
    isFreeAction: true,
    onClick: (_event, data) => {
      setRows((current) => [
        ...current,
        {
          id: 501 + current.length,
          subject: 'New ticket',
          state: 'Open',
        },
      ]);
      log(
        `new ticket: called with ${JSON.stringify(data)}`,
      );
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
      <Log lines={events}>
        Click a button: what was called appears here.
      </Log>
    </>
  );
}
