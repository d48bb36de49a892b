import { Alert, Button, ButtonGroup, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { me, views, type View } from '../server/tickets/types';
import type { Desk } from './desk';

/** Shown even when empty, so that it never moves the rows. */
export default function Bar({ desk }: { desk: Desk }) {
  const { selected, changeSelected } = desk;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 36 }}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {desk.message} {newsOf(desk)}
      </Typography>
      {desk.newCount > 0 && (
        <Button size="small" onClick={desk.showArrived}>
          Show new
        </Button>
      )}
      {selected.size > 0 && (
        <ButtonGroup size="small" aria-label="Selected tickets">
          <Button onClick={() => changeSelected({ assignee: me })}>Assign {selected.size} to me</Button>
          <Button onClick={() => changeSelected({ state: 'closed' })}>Close {selected.size}</Button>
          <Button onClick={desk.clear}>Clear</Button>
        </ButtonGroup>
      )}
    </Stack>
  );
}

function newsOf({ newCount, isPaused }: Desk): string {
  if (newCount > 0) return newCount === 1 ? '1 new ticket.' : `${newCount} new tickets.`;
  return isPaused ? 'Paused: nothing comes in, and the clock stands still.' : 'No new tickets here.';
}

export function Views({ desk: { address, counts, choose } }: { desk: Desk }) {
  return (
    <Stack
      component="nav"
      aria-label="Views"
      direction={{ xs: 'row', lg: 'column' }}
      sx={{ flexWrap: 'wrap' }}
    >
      {views.map((view, index) => (
        <Button
          key={view}
          color="inherit"
          aria-current={view === address.view || undefined}
          onClick={() => choose(view)}
          sx={{ justifyContent: 'space-between', gap: 1, '&[aria-current]': { bgcolor: 'action.selected' } }}
        >
          {viewNames[view]}
          <Typography component="span" variant="body2" color="textSecondary">
            {counts[index]}
          </Typography>
        </Button>
      ))}
    </Stack>
  );
}

const viewNames: Record<View, string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  urgent: 'Urgent',
  long: 'Waiting long',
  all: 'All',
};

export function Failure({ retry, children }: { retry?: () => void; children: ReactNode }) {
  return (
    <Alert severity="error" action={retry && <Button onClick={retry}>Try again</Button>}>
      {children}
    </Alert>
  );
}
