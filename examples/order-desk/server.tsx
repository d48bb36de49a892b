import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PaymentOutlined from '@mui/icons-material/PaymentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { IconButton, Stack, ToggleButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { createBuyer } from '../server/orders/seed';
import type { Order, OrderPage } from '../server/orders/types';
import { answer, origin } from './answer';

// Buttons that make the server slow, make it fail, or let others order, pay, or save first. In your app, call `fetch` instead of this file, and
// let the rail lead to other screens.

const trials = [
  { value: 'slow', name: 'Slow server', Icon: HourglassEmpty },
  { value: 'fail', name: 'Failing server', Icon: ErrorOutlined },
  { value: 'conflict', name: 'A colleague saves first', Icon: PersonOutlined },
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
  { name: 'A customer orders', Icon: AddShoppingCart, run: () => send('POST', '/orders', nextOrder()) },
  { name: 'A customer pays', Icon: PaymentOutlined, run: payNewest },
];

async function payNewest(): Promise<void> {
  const unpaid = await answer(new Request(`${origin}/orders?status=new&sort=-date&size=1`));
  const { rows }: OrderPage = await unpaid.json();
  for (const { id, version } of rows)
    await send('PATCH', `/orders/${id}`, { version, changes: { status: 'paid' } });
}

export function TrialRail() {
  const [chosen, setChosen] = useState(trial);
  const choose = (next: typeof trial) => {
    trial = next;
    saved.clear();
    setChosen(next);
  };
  return (
    <Stack
      role="group"
      aria-label="Try"
      direction={{ xs: 'row', md: 'column' }}
      spacing={1}
      sx={{ width: { md: 56 }, p: 1, bgcolor: 'action.hover' }}
    >
      {events.map(({ name, Icon, run }) => (
        <Tooltip key={name} title={name} placement="right" disableInteractive>
          <IconButton size="small" aria-label={name} onClick={() => void run()}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
      {trials.map(({ value, name, Icon }) => (
        <Tooltip key={value} title={name} placement="right" disableInteractive>
          <ToggleButton
            value={value}
            size="small"
            selected={chosen === value}
            aria-label={name}
            onChange={() => choose(chosen === value ? undefined : value)}
          >
            <Icon fontSize="small" />
          </ToggleButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
