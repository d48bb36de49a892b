import { Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { statuses } from '../server/orders/types';
import type { Tab as TabName } from './api';
import { statusLooks } from './columns';
import type { Desk } from './orders';

export function StatusTabs({ tab, onChoose }: { tab: TabName; onChoose?: (tab: TabName) => void }) {
  return (
    <Tabs
      value={tab}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Status"
      sx={{ '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, md: 2 } } }}
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
  desk: Desk;
  message: { text: string; isError: boolean };
  onShip: () => void;
}

/** Shown even when empty, so that it never moves the rows. On a phone, a selection has its own line. */
export default function Bar({ desk: { sign, reload, ids, clear }, message, onShip }: Props) {
  return (
    <Stack direction="row" sx={{ ...bar, minHeight: { xs: ids.size > 0 ? 88 : 40, sm: 40 } }}>
      <Stack role="status" direction="row" sx={line}>
        <Typography variant="body2" color={message.isError ? 'error' : 'textSecondary'}>
          {message.text} {sign.hasNews ? <strong>{sign.text}</strong> : sign.text}
        </Typography>
        {sign.hasNews && (
          <Button size="small" variant="outlined" onClick={() => reload()}>
            Show
          </Button>
        )}
      </Stack>
      {ids.size > 0 && (
        <Stack direction="row" sx={line}>
          <Typography sx={{ fontWeight: 600 }}>{ids.size} selected</Typography>
          <Button variant="contained" onClick={onShip}>
            Mark as shipped
          </Button>
          <Button onClick={clear}>Clear</Button>
        </Stack>
      )}
    </Stack>
  );
}

const line = { gap: 1, alignItems: 'center' };
const bar = { ...line, flex: '1 1 300px', flexWrap: 'wrap', justifyContent: { sm: 'end' } };
