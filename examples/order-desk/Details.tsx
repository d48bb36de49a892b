import { Alert, Box, Button, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { statuses, type Order, type OrderChanges, type OrderDetail } from '../server/orders/types';
import { messageOf, saveOrder, type Saved } from './api';
import { dayOf, euros, statusLooks } from './columns';
import { useDetail } from './orders';

interface Props<Shown extends Order> {
  order: Shown;
  /** Called when the server has a newer version than the table, with the order if it was saved here. */
  onNewer: (saved?: Order[]) => void;
}

/** The items and history of an order, and a form to change it. */
export default function Details({ order: { id, version }, onNewer }: Props<Order>) {
  const { detail, failure, retry } = useDetail(id, version);
  if (failure) {
    return (
      <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
        {id} could not be loaded. {failure}
      </Alert>
    );
  }
  if (!detail) return <Skeleton variant="rounded" height={190} sx={{ m: 2 }} />;
  const columns = { xs: '1fr', md: '5fr 4fr 4fr' };
  return (
    <Box
      role="group"
      aria-label={`Details of ${id}`}
      sx={{ display: 'grid', gridTemplateColumns: columns, gap: 3, p: 2, bgcolor: 'action.hover' }}
    >
      <List
        name="Lines"
        items={detail.lines.map(({ quantity, name, price }) => [
          `${quantity} × ${name}`,
          euros.format(quantity * price),
        ])}
      />
      <List name="Time line" items={detail.events.map(({ at, text }) => [text, dayOf(at)])} />
      <OrderForm order={detail} onNewer={onNewer} />
    </Box>
  );
}

function List({ name, items }: { name: string; items: [text: string, value: string][] }) {
  return (
    <Typography component="div" variant="body2">
      <strong>{name}</strong>
      {items.map(([text, value], index) => (
        <Stack key={index} direction="row" sx={{ justifyContent: 'space-between' }}>
          <span>{text}</span>
          <span>{value}</span>
        </Stack>
      ))}
    </Typography>
  );
}

/** Unsaved changes, and the order as it was before them, because it can change meanwhile. */
interface Draft {
  before: OrderDetail;
  changes: OrderChanges;
}

function OrderForm({ order, onNewer }: Props<OrderDetail>) {
  const [draft, setDraft] = useState<Draft>();
  const [result, setResult] = useState<Saved | { kind: 'failed'; reason: string }>();
  // Show what was saved here until the table has reloaded it.
  const saved = result?.kind === 'saved' && result.order.version > order.version ? result.order : undefined;
  const { customer, status } = { ...order, ...saved, ...draft?.changes };
  const errors = result?.kind === 'invalid' ? result.fields : {};
  const isNewest = result?.kind === 'conflict' && result.current.version > order.version;
  const theirs = isNewest ? result.current : order;

  const change = (changes: OrderChanges) =>
    setDraft({
      before: { ...order, ...saved, ...draft?.before },
      changes: { ...draft?.changes, ...changes },
    });
  const save = async (version: number, changes: OrderChanges) => {
    try {
      const answer = await saveOrder(order.id, version, changes);
      setResult(answer);
      if (answer.kind !== 'saved') return;
      setDraft(undefined);
      onNewer([answer.order]);
    } catch (error) {
      setResult({ kind: 'failed', reason: messageOf(error) });
    }
  };
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        if (draft) void save(draft.before.version, draft.changes);
      }}
    >
      <TextField
        label="Customer"
        value={customer}
        error={Boolean(errors.customer)}
        helperText={errors.customer}
        onChange={({ target }) => change({ customer: target.value })}
      />
      <TextField
        select
        label="Status"
        value={status}
        onChange={({ target }) => change({ status: statuses.find((one) => one === target.value) })}
      >
        {statuses.map((one) => (
          <MenuItem key={one} value={one}>
            {statusLooks[one].name}
          </MenuItem>
        ))}
      </TextField>
      {draft && theirs.version > draft.before.version && (
        <Alert severity="warning">
          Someone else has saved this order since you opened it: its total was{' '}
          {euros.format(draft.before.total)} and is {euros.format(theirs.total)} now.
          <div>
            <Button onClick={() => void save(theirs.version, draft.changes)}>Save mine, too</Button>
            <Button
              onClick={() => {
                setDraft(undefined);
                onNewer();
              }}
            >
              Drop mine
            </Button>
          </div>
        </Alert>
      )}
      {result?.kind === 'failed' && <Alert severity="error">Not saved. {result.reason}</Alert>}
      <Button type="submit" variant="contained" disabled={!draft}>
        Save
      </Button>
    </Stack>
  );
}
