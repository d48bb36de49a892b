import MaterialTable, { type Column } from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';

interface Ticket {
  id: number;
  subject: string;
  votes: number;
}

export default function TicketsThatChange() {
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'No.', field: 'id', type: 'numeric', align: 'left' },
      { title: 'Subject', field: 'subject' },
      { title: 'Votes', field: 'votes', type: 'numeric' },
    ],
    [],
  );
  const [tickets, setTickets] = useState(firstTickets);

  const vote = () =>
    setTickets((current) => current.map((ticket) => ({ ...ticket, votes: ticket.votes + 1 })));
  const add = () => setTickets((current) => [...current, makeTicket(current.length)]);
  const removeLast = () => setTickets((current) => current.slice(0, -1));

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ m: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={vote}>
          Vote for all
        </Button>
        <Button variant="outlined" onClick={add}>
          Add a ticket
        </Button>
        <Button variant="outlined" onClick={removeLast}>
          Remove the last ticket
        </Button>
      </Stack>
      <MaterialTable
        title="Tickets"
        columns={columns}
        data={tickets}
        options={{ search: false, pageSize: 5, pageSizeOptions: [5, 10], initialPage: 1 }}
      />
    </>
  );
}

const subjects = ['Printer offline', 'New keyboard', 'Reset password', 'Broken link', 'Slow report'];

function makeTicket(index: number): Ticket {
  return { id: index + 1, subject: subjects[index % subjects.length] ?? '', votes: index % 4 };
}

const firstTickets = Array.from({ length: 11 }, (_, index) => makeTicket(index));
