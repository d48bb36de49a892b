import { Box, Button, ButtonGroup, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef, type Ref } from 'react';
import { me, type Ticket } from '../server/tickets/types';
import { Failure } from './Bar';
import type { Desk } from './desk';
import { PriorityMark, Waiting } from './Table';
import { useMessages } from './tickets';

interface Props {
  desk: Desk;
  replyField: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** The messages of a ticket, and a form to reply. */
export default function Conversation({ desk, replyField, onClose }: Props) {
  const { address, openTicket: ticket, changeOpen } = desk;
  const isMine = ticket?.assignee === me;
  const isClosed = ticket?.state === 'closed';
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label="Ticket"
      sx={{
        display: { xs: address.ticket ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 2,
        p: 2,
      }}
    >
      {ticket ? (
        <>
          <Button onClick={onClose} sx={{ display: { md: 'none' }, alignSelf: 'start' }}>
            Back
          </Button>
          <Heading ticket={ticket} chosen={address.ticket} />
          <ButtonGroup size="small">
            <Button disabled={isMine} onClick={() => changeOpen({ assignee: me })}>
              {isMine ? 'Yours' : 'Assign to me'}
            </Button>
            <Button onClick={() => changeOpen({ state: isClosed ? 'open' : 'closed' })}>
              {isClosed ? 'Open again' : 'Close ticket'}
            </Button>
          </ButtonGroup>
          <Messages ticket={ticket} />
          <ReplyForm desk={desk} ticket={ticket} replyField={replyField} />
        </>
      ) : (
        <Typography color="textSecondary">Choose a ticket to read it here.</Typography>
      )}
    </Paper>
  );
}

function Heading({ ticket, chosen }: { ticket: Ticket; chosen: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // If the page opens with a ticket, the focus is elsewhere and stays there.
    const isHere = document.activeElement?.closest('section')?.contains(heading.current);
    if (isHere && chosen) heading.current?.focus();
  }, [chosen]);
  return (
    <div>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ m: 0 }}>
        {ticket.subject}
      </Typography>
      <Stack direction="row" sx={{ columnGap: 2, alignItems: 'center', flexWrap: 'wrap', fontSize: 14 }}>
        <span>{ticket.customer}</span>
        <PriorityMark ticket={ticket} />
        <Waiting ticket={ticket} />
      </Stack>
    </div>
  );
}

function Messages({ ticket: { id, version, customer } }: { ticket: Ticket }) {
  const { messages, failure, retry } = useMessages(id, version);
  return (
    <Stack
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      spacing={1}
      sx={{ flex: 1, minHeight: 160, overflowY: 'auto', fontSize: 14 }}
    >
      {failure && <Failure retry={retry}>The messages could not be loaded. {failure}</Failure>}
      {!messages && !failure && <Skeleton variant="rounded" height={90} />}
      {messages?.map(({ author, at, text }, index) => (
        <Box key={index} sx={author === customer ? customerBubble : agentBubble}>
          <Typography variant="caption" color="textSecondary" component="div">
            {author}, {times.format(Date.parse(at))}
          </Typography>
          {text}
        </Box>
      ))}
    </Stack>
  );
}

const bubble = { p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-line' };
const customerBubble = { ...bubble, mr: 4, bgcolor: 'action.hover' };
const agentBubble = { ...bubble, ml: 4 };
const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function ReplyForm({ desk, ticket, replyField }: Omit<Props, 'onClose'> & { ticket: Ticket }) {
  const { text, isSending, failure } = desk.replies.draftOf(ticket.id);
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        void desk.replies.send(ticket.id);
      }}
    >
      {failure && <Failure>Not sent. {failure}</Failure>}
      <TextField
        label={`Reply to ${ticket.customer}`}
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        inputRef={replyField}
        disabled={isSending}
        onChange={({ target }) => desk.replies.write(ticket.id, target.value)}
      />
      <Button type="submit" variant="contained" loading={isSending} disabled={text.trim() === ''}>
        Send reply
      </Button>
    </Stack>
  );
}
