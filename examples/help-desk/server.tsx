import { Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { letCustomersWrite } from '../server/tickets/customers';
import { createWriter, seedTickets } from '../server/tickets/seed';
import { rowOf, type NewTicket } from '../server/tickets/types';
import { answer, origin } from './answer';

// Customers who write while you look, and a button that makes the server fail. In your app, call `fetch` instead of this file.

/** The milliseconds between new tickets. */
const pace = 6000;
const nextTicket = createWriter(3);
let isFailing = false;

const seeds = seedTickets();
/** What a server would render into the page. */
export const firstTickets = seeds.map(rowOf);
/** The ticket that is first in the table, which shows the one that has waited for the shortest time first. */
export const firstDetail = seeds.findLast(({ waitingSince }) => waitingSince);

/** Works like `fetch`. */
export async function fetchTickets(path: string, init: RequestInit = {}): Promise<Response> {
  const headers: HeadersInit = isFailing ? { 'x-try': 'fail' } : {};
  const response = await answer(new Request(origin + path, { ...init, headers }));
  init.signal?.throwIfAborted();
  if (path === '/tickets/events' && init.signal) letCustomersWrite(write, pace, init.signal);
  return response;
}

async function write(ticket: NewTicket): Promise<void> {
  const body = JSON.stringify(ticket);
  await answer(new Request(`${origin}/tickets`, { method: 'POST', body }));
}

export function Trials() {
  const [isPressed, setIsPressed] = useState(false);
  const toggle = () => {
    isFailing = !isPressed;
    setIsPressed(isFailing);
  };
  return (
    <Stack role="group" aria-label="Try" direction="row" sx={line}>
      Try:
      <Chip
        label="Failing server"
        variant={isPressed ? 'filled' : 'outlined'}
        color={isPressed ? 'primary' : 'default'}
        aria-pressed={isPressed}
        onClick={toggle}
      />
      <Chip label="A customer writes" variant="outlined" onClick={() => void write(nextTicket())} />
    </Stack>
  );
}

const line = {
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: 0.75,
  // Over the screen's padding.
  mx: { xs: -1, sm: -2 },
  mt: { xs: -1, sm: -2 },
  px: { xs: 1, sm: 2 },
  py: 0.5,
  bgcolor: 'action.hover',
  fontSize: 13,
  '& .MuiChip-root': { height: 28 },
};
