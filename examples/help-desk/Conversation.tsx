import { Alert, Box, Button, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState, type Ref } from 'react';
import { me, type Message, type Ticket, type TicketChanges } from '../server/tickets/types';
import { PriorityMark } from './Table';
import { messageOf, sendReply, useMessages } from './tickets';
import { Waiting } from './Waiting';

interface Props {
  /** Without a ticket, the panel is still rendered, and keeps the drafts of all tickets. */
  ticket: Ticket | undefined;
  reply: Ref<HTMLInputElement>;
  onReplied: (ticket: Ticket) => void;
  onChange: (changes: TicketChanges) => void;
  onClose: () => void;
}

/** The messages of a ticket, and a form to reply. */
export default function Conversation({ ticket, reply, onReplied, onChange, onClose }: Props) {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const isClosed = ticket?.state === 'closed';
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label="Ticket"
      sx={{
        display: { xs: ticket ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        gap: 2,
        p: 2,
        minWidth: 0,
        alignSelf: ticket ? undefined : 'start',
      }}
    >
      {ticket ? (
        <>
          <Heading ticket={ticket} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button size="small" disabled={ticket.assignee === me} onClick={() => onChange({ assignee: me })}>
              {ticket.assignee === me ? 'Yours' : 'Assign to me'}
            </Button>
            <Button size="small" onClick={() => onChange({ state: isClosed ? 'open' : 'closed' })}>
              {isClosed ? 'Open again' : 'Close ticket'}
            </Button>
            <Button size="small" onClick={onClose}>
              Back
            </Button>
          </Stack>
          <Messages ticket={ticket} />
          <ReplyForm
            ticket={ticket}
            field={reply}
            draft={drafts[ticket.id] ?? { text: '' }}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [ticket.id]: draft }))}
            onReplied={onReplied}
          />
        </>
      ) : (
        <Typography color="textSecondary">Choose a ticket to read it here.</Typography>
      )}
    </Paper>
  );
}

function Heading({ ticket }: { ticket: Ticket }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // If the page opens with a ticket, the focus is elsewhere and stays there.
    const isHere = document.activeElement?.closest('section')?.contains(heading.current);
    if (isHere) heading.current?.focus();
  }, [ticket.id]);
  return (
    <div>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ m: 0 }}>
        {ticket.subject}
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <span>{ticket.customer}</span>
        <PriorityMark priority={ticket.priority} />
        <Waiting ticket={ticket} />
      </Stack>
    </div>
  );
}

interface Draft {
  text: string;
  isSending?: boolean;
  failure?: string;
}

interface ReplyProps {
  ticket: Ticket;
  field: Ref<HTMLInputElement>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onReplied: (ticket: Ticket) => void;
}

/** Keeps the text until the server has saved it. */
function ReplyForm({ ticket: { id, customer }, field, draft, onDraft, onReplied }: ReplyProps) {
  const { text, isSending = false, failure } = draft;
  const send = async () => {
    onDraft({ text, isSending: true });
    try {
      onReplied(await sendReply(id, text));
      onDraft({ text: '' });
    } catch (error) {
      onDraft({ text, failure: messageOf(error) });
    }
  };
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure && <Alert severity="error">Not sent. {failure}</Alert>}
      <TextField
        label={`Reply to ${customer}`}
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        inputRef={field}
        disabled={isSending}
        onChange={({ target }) => onDraft({ text: target.value })}
      />
      <Button type="submit" variant="contained" disabled={isSending || text.trim() === ''}>
        {isSending ? 'Sending…' : 'Send reply'}
      </Button>
    </Stack>
  );
}

function Messages({ ticket: { id, version } }: { ticket: Ticket }) {
  const { detail, failure, retry } = useMessages(id, version);
  return (
    <Stack
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      spacing={1}
      sx={{ flex: 1, minHeight: 160, overflowY: 'auto' }}
    >
      {failure && (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          The messages could not be loaded. {failure}
        </Alert>
      )}
      {detail?.id === id
        ? detail.messages.map((message, index) => (
            <Bubble key={index} message={message} isCustomer={message.author === detail.customer} />
          ))
        : !failure && <Skeleton variant="rounded" height={90} />}
    </Stack>
  );
}

function Bubble({ message: { author, at, text }, isCustomer }: { message: Message; isCustomer: boolean }) {
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: 1,
        whiteSpace: 'pre-line',
        ...(isCustomer ? { mr: 4, bgcolor: 'action.hover' } : { ml: 4, border: 1, borderColor: 'divider' }),
      }}
    >
      <Typography variant="caption" color="textSecondary" component="div">
        {author}, {times.format(Date.parse(at))}
      </Typography>
      {text}
    </Box>
  );
}

const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
