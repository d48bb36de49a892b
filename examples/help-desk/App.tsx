import { Box, Stack, TextField, ToggleButton, Typography } from '@mui/material';
import { useRef } from 'react';
import { me } from '../server/tickets/types';
import { changeAddress, isInAddress } from './address';
import Bar, { Failure, Views } from './Bar';
import Conversation from './Conversation';
import { useDesk } from './desk';
import { Trials } from './server';
import { runShortcut, ShortcutHelp, type Shortcut } from './Shortcuts';
import Table from './Table';

export default function HelpDesk() {
  const screen = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const replyField = useRef<HTMLInputElement>(null);
  const desk = useDesk();
  const { address } = desk;
  const close = () => {
    changeAddress({ ticket: '' });
    screen.current?.focus();
  };
  const shortcuts: Shortcut[] = [
    { key: 'j', name: 'Next ticket', run: () => desk.move(1) },
    { key: 'k', name: 'Previous ticket', run: () => desk.move(-1) },
    { key: 'a', name: 'Assign to me', run: () => desk.changeOpen({ assignee: me }) },
    { key: 'e', name: 'Close ticket', run: () => desk.changeOpen({ state: 'closed' }) },
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
      <Trials />
      <Box sx={{ minWidth: 0, gridColumn: { md: '1 / -1', lg: 'auto' } }}>
        <Views desk={desk} />
      </Box>
      <Stack spacing={1} sx={{ minWidth: 0, display: { xs: address.ticket ? 'none' : 'flex', md: 'flex' } }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <TextField
            label="Search tickets"
            type="search"
            fullWidth
            value={address.search}
            inputRef={searchField}
            onChange={({ target }) => changeAddress({ search: target.value, page: 0 })}
          />
          <ToggleButton size="small" value="pause" selected={desk.isPaused} onChange={desk.togglePause}>
            Pause
          </ToggleButton>
          <ShortcutHelp shortcuts={shortcuts} />
        </Stack>
        {desk.failure && <Failure retry={desk.retry}>New tickets don’t come in. {desk.failure}</Failure>}
        <Bar desk={desk} />
        <Table key={desk.visit} desk={desk} />
        {!isInAddress && (
          <Typography variant="body2" color="textSecondary">
            View, search, sorting, page and ticket are in memory only: this window has no address for them.
          </Typography>
        )}
      </Stack>
      <Conversation desk={desk} replyField={replyField} onClose={close} />
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
