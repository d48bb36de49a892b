import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { select } from '../server/tickets/rules';
import { me, views, type TicketChanges, type View } from '../server/tickets/types';
import { changeAddress, isInAddress, useAddress } from './address';
import Conversation from './Conversation';
import { firstTickets, Trials } from './server';
import { runShortcut, ShortcutHelp, type Shortcut } from './Shortcuts';
import Table, { pageSize } from './Table';
import { changeTicket, messageOf, useTickets } from './tickets';
import { useLongSince, useTicking } from './Waiting';

export default function HelpDesk() {
  const screen = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const replyField = useRef<HTMLInputElement>(null);
  const { address, visit } = useAddress();
  const [isPaused, setIsPaused] = useState(false);
  const { shown, arrived, receive, showArrived, failure, retry } = useTickets(firstTickets, isPaused);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const since = useLongSince();
  useTicking(isPaused);

  const { view, search, sort } = address;
  const query = useMemo(() => ({ view, search, sort: [sort] }), [view, search, sort]);
  const tickets = useMemo(() => select(shown.values(), query, since), [shown, query, since]);
  const news = useMemo(() => select(arrived.values(), query, since), [arrived, query, since]);
  const find = (id: string) => shown.get(id) ?? arrived.get(id);
  const openTicket = find(address.ticket);

  const open = (ticket: string) => changeAddress({ ticket });
  const close = () => {
    open('');
    screen.current?.focus();
  };
  /** Open the ticket that is so many places after the open one. */
  const move = (step: 1 | -1) => {
    const index = tickets.findIndex(({ id }) => id === address.ticket);
    const next = index === -1 ? address.page * pageSize : index + step;
    const ticket = tickets[next]?.id;
    if (ticket) changeAddress({ ticket, page: Math.floor(next / pageSize) });
  };
  const change = async (ids: Iterable<string>, changes: TicketChanges) => {
    const wanted = [...ids].flatMap((id) => find(id) ?? []);
    const results = await Promise.allSettled(wanted.map((ticket) => changeTicket(ticket, changes)));
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const changed = answers.flatMap(({ ticket, isConflict }) => (isConflict ? [] : ticket.id));
    const failed = results.find((result) => result.status === 'rejected');
    receive(...answers.map(({ ticket }) => ticket));
    setSelected((now) => new Set([...now].filter((id) => !changed.includes(id))));
    const parts = [
      `${changed.length} of ${wanted.length} changed.`,
      changed.length < answers.length ? 'Someone else was faster: look again.' : '',
      failed ? messageOf(failed.reason) : '',
    ];
    setMessage(parts.join(' '));
  };
  const changeOpen = (changes: TicketChanges) => {
    if (openTicket) void change([openTicket.id], changes);
  };
  const shortcuts: Shortcut[] = [
    { key: 'j', name: 'Next ticket', run: () => move(1) },
    { key: 'k', name: 'Previous ticket', run: () => move(-1) },
    { key: 'a', name: 'Assign to me', run: () => changeOpen({ assignee: me }) },
    { key: 'e', name: 'Close ticket', run: () => changeOpen({ state: 'closed' }) },
    { key: 'r', name: 'Write a reply', run: () => replyField.current?.focus() },
    { key: '/', name: 'Search', run: () => searchField.current?.focus() },
    { key: 'Escape', name: 'Back to the list', run: close },
  ];
  const counts = useMemo(() => {
    const all = [...shown.values(), ...arrived.values()];
    return views.map((name) => select(all, { view: name, search: '', sort: [] }, since).length);
  }, [shown, arrived, since]);

  return (
    <Box
      component="section"
      ref={screen}
      aria-label="Help desk"
      tabIndex={-1}
      onKeyDown={(event) => runShortcut(event, shortcuts)}
      sx={{
        display: 'grid',
        gridTemplateColumns,
        gap: 2,
        p: { xs: 1, sm: 2 },
        bgcolor: 'background.default',
      }}
    >
      <Stack
        spacing={2}
        sx={{ minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' }, justifyContent: 'space-between' }}
      >
        <Views
          current={view}
          counts={counts}
          onChoose={(next) => {
            showArrived();
            changeAddress({ view: next, page: 0 });
          }}
        />
        <Trials />
      </Stack>
      <Stack spacing={1} sx={{ minWidth: 0, display: { xs: openTicket ? 'none' : 'flex', md: 'flex' } }}>
        <Stack direction="row" spacing={1}>
          <TextField
            label="Search tickets"
            type="search"
            value={search}
            inputRef={searchField}
            onChange={({ target }) => changeAddress({ search: target.value, page: 0 })}
            sx={{ flex: 1 }}
          />
          <Button aria-pressed={isPaused} onClick={() => setIsPaused(!isPaused)}>
            Pause
          </Button>
          <ShortcutHelp shortcuts={shortcuts} />
        </Stack>
        {failure && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            New tickets don’t come in. {failure}
          </Alert>
        )}
        {/* This line is always there, so that it never moves the rows. */}
        <Stack
          direction="row"
          useFlexGap
          sx={{ columnGap: 1, alignItems: 'center', minHeight: 36, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        >
          <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {message} {newsOf(news.length, isPaused)}
          </Typography>
          {news.length > 0 && (
            <Button size="small" onClick={showArrived}>
              Show new
            </Button>
          )}
          {selected.size > 0 && (
            <Stack role="group" aria-label="Selected tickets" direction="row">
              <Button size="small" onClick={() => void change(selected, { assignee: me })}>
                Assign {selected.size} to me
              </Button>
              <Button size="small" onClick={() => void change(selected, { state: 'closed' })}>
                Close {selected.size}
              </Button>
              <Button size="small" onClick={() => setSelected(new Set())}>
                Clear
              </Button>
            </Stack>
          )}
        </Stack>
        <Table key={visit} {...{ tickets, address, selected }} onSelect={setSelected} onOpen={open} />
        {!isInAddress && (
          <Typography variant="body2" color="textSecondary">
            View, search, sorting, page and ticket are in memory only: this window has no address for them.
          </Typography>
        )}
      </Stack>
      <Conversation
        ticket={openTicket}
        reply={replyField}
        onReplied={receive}
        onChange={changeOpen}
        onClose={close}
      />
    </Box>
  );
}

const gridTemplateColumns = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 3fr) minmax(300px, 2fr)',
  lg: '160px minmax(0, 1fr) 330px',
};

interface ViewsProps {
  current: View;
  /** Of each view, in their order. */
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
