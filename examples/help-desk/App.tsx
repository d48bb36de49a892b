import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { me, views, type TicketChanges, type View } from '../server/tickets/types';
import { changeAddress, isInAddress } from './address';
import Conversation from './Conversation';
import { useDesk } from './desk';
import { Trials } from './server';
import { runShortcut, ShortcutHelp, type Shortcut } from './Shortcuts';
import Table from './Table';

const open = (ticket: string) => changeAddress({ ticket });

export default function HelpDesk() {
  const screen = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const replyField = useRef<HTMLInputElement>(null);
  const { address, tickets, openTicket, selected, change, news, ...desk } = useDesk();
  const close = () => {
    open('');
    screen.current?.focus();
  };
  const changeOpen = (changes: TicketChanges) => {
    if (openTicket) void change([openTicket.id], changes);
  };
  const shortcuts: Shortcut[] = [
    { key: 'j', name: 'Next ticket', run: () => desk.move(1) },
    { key: 'k', name: 'Previous ticket', run: () => desk.move(-1) },
    { key: 'a', name: 'Assign to me', run: () => changeOpen({ assignee: me }) },
    { key: 'e', name: 'Close ticket', run: () => changeOpen({ state: 'closed' }) },
    { key: 'r', name: 'Write a reply', run: () => replyField.current?.focus() },
    { key: '/', name: 'Search', run: () => searchField.current?.focus() },
    { key: 'Escape', name: 'Back to the list', run: close },
  ];
  return (
    <Box
      component="section"
      ref={screen}
      aria-label="Help desk"
      tabIndex={-1}
      onKeyDown={(event) => runShortcut(event, shortcuts)}
      sx={layout}
    >
      <Stack spacing={2} sx={{ minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }}>
        <Views current={address.view} counts={desk.counts} onChoose={desk.choose} />
        <Trials />
      </Stack>
      <Stack spacing={1} sx={{ minWidth: 0, display: { xs: openTicket ? 'none' : 'flex', md: 'flex' } }}>
        <Stack direction="row" spacing={1}>
          <TextField
            label="Search tickets"
            type="search"
            value={address.search}
            inputRef={searchField}
            onChange={({ target }) => changeAddress({ search: target.value, page: 0 })}
            sx={{ flex: 1 }}
          />
          <Button aria-pressed={news.isPaused} onClick={() => news.setIsPaused(!news.isPaused)}>
            Pause
          </Button>
          <ShortcutHelp shortcuts={shortcuts} />
        </Stack>
        {news.failure && (
          <Alert severity="error" action={<Button onClick={news.retry}>Try again</Button>}>
            New tickets don’t come in. {news.failure}
          </Alert>
        )}
        <StatusLine
          news={news}
          message={desk.message}
          selected={selected.size}
          onChange={(changes) => void change(selected, changes)}
          onClear={() => desk.setSelected(new Set())}
        />
        <Table
          key={desk.visit}
          {...{ tickets, address, selected }}
          onSelect={desk.setSelected}
          onOpen={open}
        />
        {!isInAddress && (
          <Typography variant="body2" color="textSecondary">
            View, search, sorting, page and ticket are in memory only: this window has no address for them.
          </Typography>
        )}
      </Stack>
      <Conversation
        ticket={openTicket}
        reply={replyField}
        onReplied={desk.receive}
        onChange={changeOpen}
        onClose={close}
      />
    </Box>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 3fr) minmax(300px, 2fr)',
    lg: '160px minmax(0, 1fr) 310px',
  },
  gap: 2,
  p: { xs: 1, sm: 2 },
  bgcolor: 'background.default',
};

interface StatusLineProps {
  message: string;
  news: Pick<ReturnType<typeof useDesk>['news'], 'count' | 'isPaused' | 'showArrived'>;
  selected: number;
  onChange: (changes: TicketChanges) => void;
  onClear: () => void;
}

/** Shown even when empty, so that it never moves the rows. */
function StatusLine({ message, news, selected, onChange, onClear }: StatusLineProps) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ columnGap: 1, alignItems: 'center', minHeight: 36, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
        {message} {newsOf(news.count, news.isPaused)}
      </Typography>
      {news.count > 0 && (
        <Button size="small" onClick={news.showArrived}>
          Show new
        </Button>
      )}
      {selected > 0 && (
        <Stack role="group" aria-label="Selected tickets" direction="row">
          <Button size="small" onClick={() => onChange({ assignee: me })}>
            Assign {selected} to me
          </Button>
          <Button size="small" onClick={() => onChange({ state: 'closed' })}>
            Close {selected}
          </Button>
          <Button size="small" onClick={onClear}>
            Clear
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface ViewsProps {
  current: View;
  /** In the order of the views. */
  counts: number[];
  onChoose: (view: View) => void;
}

function Views({ current, counts, onChoose }: ViewsProps) {
  return (
    <Stack
      component="nav"
      aria-label="Views"
      direction={{ xs: 'row', lg: 'column' }}
      sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' } }}
    >
      {views.map((view, index) => (
        <Button
          key={view}
          aria-current={view === current ? 'true' : undefined}
          onClick={() => onChoose(view)}
          sx={{
            flex: 'none',
            gap: 1,
            justifyContent: 'space-between',
            color: 'text.primary',
            textTransform: 'none',
            '&[aria-current]': { bgcolor: 'action.selected', fontWeight: 700 },
          }}
        >
          <span>{viewNames[view]}</span>
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

function newsOf(count: number, isPaused: boolean): string {
  if (count === 0)
    return isPaused ? 'Paused: nothing comes in, and the clock stands still.' : 'No new tickets here.';
  return count === 1 ? '1 new ticket.' : `${count} new tickets.`;
}
