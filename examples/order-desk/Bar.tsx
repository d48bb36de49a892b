import { Button, Stack, Tab, Tabs, Typography } from '@mui/material';
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

interface Props {
  message: { text: string; isError: boolean };
  /** What has changed since the rows were loaded. */
  sign: { text: string; hasNews: boolean };
  onShow: () => void;
  /** The number of selected orders on all pages. */
  selected: number;
  onShip: () => void;
  onClear: () => void;
}

/** Shown even when empty, so that it never moves the rows. On a phone, a selection has its own line. */
export default function Bar({ message, sign, onShow, selected, onShip, onClear }: Props) {
  return (
    <Stack direction="row" useFlexGap sx={{ ...line, minHeight: { xs: selected > 0 ? 88 : 40, sm: 40 } }}>
      <Stack role="status" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color={message.isError ? 'error' : 'textSecondary'}>
          {message.text} {sign.hasNews ? <strong>{sign.text}</strong> : sign.text}
        </Typography>
        {sign.hasNews && (
          <Button size="small" variant="outlined" onClick={onShow}>
            Show
          </Button>
        )}
      </Stack>
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

const line = {
  flex: '1 1 300px',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: { sm: 'end' },
};
