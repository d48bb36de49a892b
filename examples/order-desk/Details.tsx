import { Alert, Box, Button, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { statuses, type Order, type OrderChanges, type OrderDetail } from '../server/orders/types';
import { loadOrder, saveOrder, type Saved } from './api';
import { dayOf, euros, statusLooks } from './columns';

interface Props<Shown extends Order> {
  order: Shown;
  /** Called when the order on the server is another one than in the table. */
  onNewer: () => void;
}

/** What an order consists of, what happened to it, and a form to change it. */
export default function Details({ order: { id, version }, onNewer }: Props<Order>) {
  const [detail, setDetail] = useState<OrderDetail>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadOrder(id).then(
      (loaded) => isCurrent && setDetail(loaded),
      (reason: unknown) => isCurrent && setFailure(messageOf(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, version, attempt]);

  if (failure) {
    const retry = () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    };
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
      <OrderForm key={detail.version} order={detail} onNewer={onNewer} />
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

function OrderForm({ order, onNewer }: Props<OrderDetail>) {
  const [changes, setChanges] = useState<OrderChanges>({});
  const [result, setResult] = useState<Saved | { kind: 'failed'; reason: string }>();
  const { customer, status } = { ...order, ...changes };
  const errors = result?.kind === 'invalid' ? result.fields : {};

  const save = async (version: number) => {
    try {
      const saved = await saveOrder(order.id, version, changes);
      setResult(saved);
      if (saved.kind === 'saved') onNewer();
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
        void save(order.version);
      }}
    >
      <TextField
        label="Customer"
        value={customer}
        error={Boolean(errors.customer)}
        helperText={errors.customer}
        onChange={({ target }) => setChanges({ ...changes, customer: target.value })}
      />
      <TextField
        select
        label="Status"
        value={status}
        error={Boolean(errors.status)}
        helperText={errors.status}
        onChange={({ target }) =>
          setChanges({ ...changes, status: statuses.find((one) => one === target.value) })
        }
      >
        {statuses.map((one) => (
          <MenuItem key={one} value={one}>
            {statusLooks[one].name}
          </MenuItem>
        ))}
      </TextField>
      {result?.kind === 'conflict' && (
        <Alert severity="warning">
          Someone else has saved this order since you opened it: its total was {euros.format(order.total)} and
          is {euros.format(result.current.total)} now.
          <div>
            <Button onClick={() => void save(result.current.version)}>Save mine, too</Button>
            <Button onClick={onNewer}>Drop mine</Button>
          </div>
        </Alert>
      )}
      {result?.kind === 'failed' && <Alert severity="error">Not saved. {result.reason}</Alert>}
      <Button type="submit" variant="contained" disabled={Object.keys(changes).length === 0}>
        Save
      </Button>
    </Stack>
  );
}

export function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
