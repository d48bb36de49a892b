import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { format, titles } from './cells';
import type { Change } from './store';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

interface Props {
  changes: Change[];
  /** Only for narrow screens, because the list is always visible on a wide one. */
  isOpen: boolean;
  isDisabled: boolean;
  onUndo: (changes: Change[]) => void;
}

/** The saved changes, the newest first, with a button to undo each. */
export default function Changes({ changes, isOpen, isDisabled, onUndo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = (wanted: Change[]) => {
    onUndo(wanted);
    // The button that was pressed is removed.
    heading.current?.focus();
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      id="stock-changes"
      aria-label="Changes"
      sx={{
        display: { xs: isOpen ? 'flex' : 'none', lg: 'flex' },
        flexDirection: 'column',
        position: { xs: 'sticky', lg: 'static' },
        bottom: 0,
        zIndex: 2,
        alignSelf: 'start',
        maxHeight: { xs: '50dvh', lg: '80dvh' },
        p: 2,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Typography component="h2" ref={heading} tabIndex={-1} sx={{ fontWeight: 600, outline: 0 }}>
          Changes
        </Typography>
        {changes.length > 1 && (
          <Button size="small" disabled={isDisabled} onClick={() => undo(changes)}>
            Undo all
          </Button>
        )}
      </Stack>
      {changes.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Click an underlined value and change it. What you save is listed here, and you can undo it.
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, overflow: 'auto' }}>
        {changes.map((change) => (
          <Entry key={change.key} {...{ change, isDisabled }} onUndo={() => undo([change])} />
        ))}
      </Box>
    </Paper>
  );
}

function Entry({ change, isDisabled, onUndo }: { change: Change; isDisabled: boolean; onUndo: () => void }) {
  const { id, field, from, to, at, problem } = change;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          <strong>
            {titles[field]} of {id}
          </strong>
          <br />
          {format(field, from)} → {format(field, to)}
          <Box component="time" dateTime={at.toISOString()} sx={{ ml: 1, color: 'text.secondary' }}>
            {clock.format(at)}
          </Box>
        </Typography>
        <Button
          size="small"
          disabled={isDisabled}
          aria-label={`Undo ${titles[field]} of ${id}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      </Stack>
      {problem && (
        <Typography variant="body2" color="error">
          Not undone. {problem}
        </Typography>
      )}
    </Box>
  );
}
