import { Alert, Box, Button, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { statuses, type Order, type OrderChanges } from '../server/orders/types';
import { saveOrder, type Saved } from './api';
import { dayOf, euros, statusLooks } from './columns';
import { useDetail } from './orders';

interface Props {
  order: Order;
  /** Called when the server has a newer version than the table, with the order if it was saved here. */
  onNewer: (saved?: Order[]) => void;
}

/** The items and history of an order, and a form to change it. */
export default function Details({ order: { id, version }, onNewer }: Props) {
  const { detail, failure, retry } = useDetail(id, version);
  if (failure) return <Failure what={id} reason={failure} retry={retry} />;
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

export function Failure({ what, reason, retry }: { what: string; reason: string; retry: () => void }) {
  return (
    <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
      {what} could not be loaded. {reason}
    </Alert>
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
  before: Order;
  changes: OrderChanges;
}

function OrderForm({ order: loaded, onNewer }: Props) {
  const [draft, setDraft] = useState<Draft>();
  const [answer, setAnswer] = useState<Saved>();
  const [answered, setAnswered] = useState(loaded);
  // After a save or a conflict, the answer is newer than the row, until the table has reloaded it.
  const order = answered.version > loaded.version ? answered : loaded;
  const { customer, status } = { ...order, ...draft?.changes };
  const errors = answer?.kind === 'invalid' ? answer.fields : {};

  const change = (changes: OrderChanges) =>
    setDraft({ before: draft?.before ?? order, changes: { ...draft?.changes, ...changes } });
  const save = async (version: number, changes: OrderChanges) => {
    const next = await saveOrder(order.id, version, changes);
    setAnswer(next);
    if ('order' in next) setAnswered(next.order);
    if (next.kind !== 'saved') return;
    setDraft(undefined);
    onNewer([next.order]);
  };
  const drop = () => {
    setDraft(undefined);
    onNewer();
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
      {draft && order.version > draft.before.version && (
        <Alert severity="warning">
          Someone else has saved this order since you opened it: its total was{' '}
          {euros.format(draft.before.total)} and is {euros.format(order.total)} now.
          <div>
            <Button onClick={() => void save(order.version, draft.changes)}>Save mine, too</Button>
            <Button onClick={drop}>Drop mine</Button>
          </div>
        </Alert>
      )}
      {answer?.kind === 'failed' && <Alert severity="error">Not saved. {answer.reason}</Alert>}
      <Button type="submit" variant="contained" disabled={!draft}>
        Save
      </Button>
    </Stack>
  );
}
