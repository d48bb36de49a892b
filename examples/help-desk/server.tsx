import { Button, Stack, ToggleButton } from '@mui/material';
import { useState } from 'react';
import { letCustomersWrite } from '../server/tickets/customers';
import { createTicketHandler } from '../server/tickets/handler';
import { createWriter, seedTickets } from '../server/tickets/seed';
import { createMemoryStore } from '../server/tickets/stores/memory';
import { rowOf, type NewTicket } from '../server/tickets/types';

// Only this page needs this file: the server of examples/server runs in the browser here, with customers who write. In your app, call
// `fetch`.

/** Milliseconds from one new ticket to the next. */
const pace = 6000;
const seed = seedTickets();
const answer = createTicketHandler(createMemoryStore(seed));
const nextTicket = createWriter(3);
let isFailing = false;

/** What a server that renders the page would put into it. */
export const firstTickets = seed.map(rowOf);

/** Works like `fetch`. */
export async function fetchTickets(path: string, init: RequestInit = {}): Promise<Response> {
  const headers: HeadersInit = isFailing ? { 'x-try': 'fail' } : {};
  const response = await answer(new Request(`https://help.example${path}`, { ...init, headers }));
  init.signal?.throwIfAborted();
  if (path === '/tickets/events' && init.signal) letCustomersWrite(write, pace, init.signal);
  return response;
}

async function write(ticket: NewTicket): Promise<void> {
  const body = JSON.stringify(ticket);
  await answer(new Request('https://help.example/tickets', { method: 'POST', body }));
}

export function Trials() {
  const [isPressed, setIsPressed] = useState(false);
  const toggle = () => {
    isFailing = !isPressed;
    setIsPressed(isFailing);
  };
  return (
    <Stack role="group" aria-label="Try" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button size="small" onClick={() => void write(nextTicket())}>
        A customer writes
      </Button>
      <ToggleButton size="small" value="fail" selected={isPressed} onChange={toggle}>
        Failing server
      </ToggleButton>
    </Stack>
  );
}
