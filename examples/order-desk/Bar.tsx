import { Alert, Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { statuses } from '../server/orders/types';
import type { Tab as TabName } from './api';
import { statusLooks } from './columns';

export function StatusTabs({ tab, onChoose }: { tab: TabName; onChoose?: (tab: TabName) => void }) {
  return (
    <Tabs
      value={tab}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Status"
      sx={{ '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, sm: 2 } } }}
      onChange={(_event, next) => onChoose?.(next)}
    >
      <Tab value="all" label="All" />
      {statuses.map((status) => (
        <Tab key={status} value={status} label={statusLooks[status].name} />
      ))}
    </Tabs>
  );
}

export interface Message {
  text: string;
  severity: 'success' | 'error';
}

interface Props {
  message?: Message;
  onClose: () => void;
  /** What has changed since the rows were loaded. */
  sign: { text: string; hasNews: boolean };
  onShow: () => void;
  /** The number of selected orders on all pages. */
  selected: number;
  onShip: () => void;
  onClear: () => void;
}

/** Shown even when empty, so that it never moves the rows. On a phone, a selection has its own line. */
export default function Bar({ message, onClose, sign, onShow, selected, onShip, onClear }: Props) {
  const minHeight = { xs: selected > 0 ? 88 : 40, sm: 40 };
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flex: '1 1 300px', gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight }}
    >
      <Box
        role="status"
        sx={{
          display: 'flex',
          flex: '1 1 240px',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { sm: 'end' },
          gap: 1,
        }}
      >
        {message && (
          <Alert severity={message.severity} onClose={onClose} sx={{ flex: '1 0 100%' }}>
            {message.text}
          </Alert>
        )}
        <Typography
          variant="body2"
          color={sign.hasNews ? 'textPrimary' : 'textSecondary'}
          sx={{ fontWeight: sign.hasNews ? 600 : undefined }}
        >
          {sign.text}
        </Typography>
        {sign.hasNews && (
          <Button size="small" variant="outlined" onClick={onShow}>
            Show
          </Button>
        )}
      </Box>
      {selected > 0 && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{selected} selected</Typography>
          <Button variant="contained" onClick={onShip}>
            Mark as shipped
          </Button>
          <Button onClick={onClear}>Clear</Button>
        </Stack>
      )}
    </Stack>
  );
}
