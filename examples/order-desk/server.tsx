import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Stack, ToggleButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { Order } from '../server/orders/types';
import { answer, origin } from './answer';

// Buttons that make the server slow, make it fail, or let a colleague save first. In your app, call `fetch` instead of this file, and
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
      direction={{ xs: 'row', sm: 'column' }}
      spacing={1}
      sx={{ width: { sm: 56 }, p: 1, bgcolor: 'action.hover' }}
    >
      {trials.map(({ value, name, Icon }) => (
        <Tooltip key={value} title={name} placement="right">
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
