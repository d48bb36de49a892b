import MaterialTable, {
  type Column,
  type Options,
  type Query,
  type QueryResult,
} from '@material-table/core';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Ticket {
  id: number;
  subject: string;
  isOpen: boolean;
}

interface RunningTable {
  onQueryChange: (query?: Partial<Query<Ticket>>) => void;
}

export default function TicketsOnAServer() {
  const [isOpen, setIsOpen] = useState(true);
  const latest = useRef(isOpen);
  const tableRef = useRef<RunningTable>(null);
  const columns = useMemo<Column<Ticket>[]>(
    () => [{ title: 'Subject', field: 'subject' }],
    [],
  );
  // Read the choice from a ref, so that the function
  // stays the same but uses the latest choice.
  const load = useCallback(
    ({ page, pageSize }: Query<Ticket>) =>
      fetchTickets(latest.current, page, pageSize),
    [],
  );

  const choose = (next: boolean) => {
    latest.current = next;
    setIsOpen(next);
    tableRef.current?.onQueryChange({ page: 0 });
  };
  const add = async () => {
    await postTicket(`Ticket ${tickets.length + 1}`);
    tableRef.current?.onQueryChange();
  };
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ m: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isOpen}
        >
          <ToggleButton
            value={true}
            sx={{ color: 'text.primary' }}
            onClick={() => choose(true)}
          >
            Open
          </ToggleButton>
          <ToggleButton
            value={false}
            sx={{ color: 'text.primary' }}
            onClick={() => choose(false)}
          >
            Closed
          </ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => void add()}>
          Add a ticket
        </Button>
      </Stack>
      <MaterialTable
        title="Tickets"
        columns={columns}
        data={load}
        options={options}
        tableRef={tableRef}
      />
    </>
  );
}

const options: Options<Ticket> = {
  search: false,
  pageSize: 3,
  pageSizeOptions: [3],
  rowStyle: { height: 49 },
};

/** Replace this with your GET request. */
async function fetchTickets(
  isOpen: boolean,
  page: number,
  size: number,
): Promise<QueryResult<Ticket>> {
  const found = tickets.filter(
    (ticket) => ticket.isOpen === isOpen,
  );
  return {
    data: found.slice(page * size, (page + 1) * size),
    page,
    totalCount: found.length,
  };
}

/** Replace this with your POST request. */
async function postTicket(subject: string): Promise<void> {
  tickets.unshift({
    id: tickets.length + 1,
    subject,
    isOpen: true,
  });
}

const tickets: Ticket[] = [
  { id: 1, subject: 'Printer on fire', isOpen: true },
  { id: 2, subject: 'No coffee', isOpen: false },
  { id: 3, subject: 'Door stuck', isOpen: true },
  { id: 4, subject: 'Lamp flickers', isOpen: true },
  { id: 5, subject: 'Chair squeaks', isOpen: true },
];
