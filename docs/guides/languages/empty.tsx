import MaterialTable, {
  type Column,
  type Localization,
  type Options,
} from '@material-table/core';
import Inbox from '@mui/icons-material/Inbox';
import { Button } from '@mui/material';
import {
  createContext,
  useContext,
  useMemo,
  useState,
} from 'react';

interface Ticket {
  id: number;
  subject: string;
}

const options: Options<Ticket> = {
  pageSize: 5,
  debounceInterval: 0,
};
const Tickets = createContext({
  count: 0,
  create: () => {},
});

export default function EmptyStateOfYourOwn() {
  const [tickets, setTickets] = useState<Ticket[]>([]);
  const columns = useMemo<Column<Ticket>[]>(
    () => [
      { title: 'No.', field: 'id' },
      { title: 'Subject', field: 'subject' },
    ],
    [],
  );
  const context = useMemo(
    () => ({
      count: tickets.length,
      create: () =>
        setTickets((current) => [
          ...current,
          {
            id: current.length + 1,
            subject: 'Printer jam',
          },
        ]),
    }),
    [tickets],
  );
  return (
    <Tickets value={context}>
      <MaterialTable
        title="Tickets"
        columns={columns}
        data={tickets}
        options={options}
        localization={localization}
      />
    </Tickets>
  );
}

function EmptyState() {
  const { count, create } = useContext(Tickets);
  if (count > 0) return 'No ticket matches your search.';
  return (
    <>
      <Inbox
        aria-hidden
        sx={{
          display: 'block',
          mx: 'auto',
          fontSize: 48,
          color: 'text.secondary',
        }}
      />
      <p>No one needs help right now.</p>
      <Button variant="outlined" onClick={create}>
        Create a ticket
      </Button>
    </>
  );
}

// Outside the component: an element created
// inside one breaks the table in development.
const localization: Localization = {
  body: { emptyDataSourceMessage: <EmptyState /> },
};
