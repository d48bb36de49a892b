import { Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { createBuyer } from '../server/orders/seed';
import type { Order, OrderPage } from '../server/orders/types';
import { answer, origin } from './answer';

// Buttons that make the server slow, make it fail, or let others order, pay, or save first. In your app, call `fetch` instead of this file.

const trials = [
  { value: 'slow', name: 'Slow server' },
  { value: 'fail', name: 'Failing server' },
  { value: 'conflict', name: 'A colleague saves first' },
] as const;

let trial: (typeof trials)[number]['value'] | undefined;
/** The addresses of the orders that the colleague has saved. */
const saved = new Set<string>();

/** Works like `fetch`. */
export async function fetchOrders(path: string, init: RequestInit = {}): Promise<Response> {
  const url = origin + path;
  if (trial === 'conflict' && init.method === 'PATCH' && !saved.has(url)) await saveAsColleague(url);
  const headers: HeadersInit = trial === 'slow' || trial === 'fail' ? { 'x-try': trial } : {};
  const response = await answer(new Request(url, { ...init, headers }));
  init.signal?.throwIfAborted();
  return response;
}

async function saveAsColleague(url: string): Promise<void> {
  saved.add(url);
  const { version, total }: Order = await (await answer(new Request(url))).json();
  const body = JSON.stringify({ version, changes: { total: total + 25 } });
  await answer(new Request(url, { method: 'PATCH', body }));
}

const nextOrder = createBuyer(5);
const send = (method: string, path: string, body: object) =>
  answer(new Request(origin + path, { method, body: JSON.stringify(body) }));

const events = [
  { name: 'New order', run: () => send('POST', '/orders', nextOrder()) },
  { name: 'New payment', run: payNewest },
];

async function payNewest(): Promise<void> {
  const unpaid = await answer(new Request(`${origin}/orders?status=new&sort=-date&size=1`));
  const { rows }: OrderPage = await unpaid.json();
  for (const { id, version } of rows)
    await send('PATCH', `/orders/${id}`, { version, changes: { status: 'paid' } });
}

export function Trials() {
  const [chosen, setChosen] = useState(trial);
  const choose = (next: typeof trial) => {
    trial = next;
    saved.clear();
    setChosen(next);
  };
  return (
    <Stack role="group" aria-label="Try" direction="row" sx={line}>
      Try:
      {trials.map(({ value, name }) => (
        <Chip
          key={value}
          label={name}
          variant={chosen === value ? 'filled' : 'outlined'}
          color={chosen === value ? 'primary' : 'default'}
          aria-pressed={chosen === value}
          onClick={() => choose(chosen === value ? undefined : value)}
        />
      ))}
      {events.map(({ name, run }) => (
        <Chip key={name} label={name} variant="outlined" onClick={() => void run()} />
      ))}
    </Stack>
  );
}

const line = {
  // On a phone, a line that scrolls.
  flexWrap: { sm: 'wrap' },
  overflowX: 'auto',
  alignItems: 'center',
  gap: 0.75,
  px: { xs: 1, sm: 2 },
  py: 0.5,
  bgcolor: 'action.hover',
  fontSize: 13,
  '& .MuiChip-root': { flex: 'none', height: 28 },
};
