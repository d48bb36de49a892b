import MaterialTable, { type Column, type Options } from '@material-table/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

export interface Share {
  id: string;
  name: string;
  price: number;
}

type Change = 'up' | 'down';

/** Through a context, so that the columns stay the same objects. */
const Changes = createContext<Record<string, Change>>({});

/** `listen` calls its function with each new list of shares, and returns how to stop. */
export default function Prices({ listen }: { listen: (hear: (shares: Share[]) => void) => () => void }) {
  const [shares, setShares] = useState<Share[]>([]);
  const [order, setOrder] = useState<string[]>([]);
  const [changes, setChanges] = useState<Record<string, Change>>({});
  const prices = useRef(new Map<string, number>());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen((next) => {
      setChanges(changesOf(prices.current, next));
      prices.current = new Map(next.map(({ id, price }) => [id, price]));
      setShares(next);
      setOrder((ids) => [...ids, ...next.map(({ id }) => id).filter((id) => !ids.includes(id))]);
      clearTimeout(timer);
      timer = setTimeout(() => setChanges({}), 800);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [listen]);

  const columns = useMemo<Column<Share>[]>(
    () => [
      { title: 'Share', field: 'name' },
      { title: 'Price', field: 'price', type: 'numeric', render: (share) => <Price share={share} /> },
    ],
    [],
  );
  const rows = useMemo(
    () => order.flatMap((id) => shares.find((share) => share.id === id) ?? []),
    [order, shares],
  );
  const sortByPrice = () =>
    setOrder([...shares].sort((one, other) => other.price - one.price).map(({ id }) => id));
  return (
    <Changes value={changes}>
      <Button onClick={sortByPrice}>Sort by price</Button>
      <MaterialTable title="Prices" columns={columns} data={rows} options={options} />
    </Changes>
  );
}

const options: Options<Share> = {
  paging: false,
  search: false,
  maxColumnSort: 0,
  selection: true,
  selectionProps: ({ name }: Share) => ({ slotProps: { input: { 'aria-label': `Select ${name}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all shares' } } },
  maxBodyHeight: 300,
};

function Price({ share }: { share: Share }) {
  const change = useContext(Changes)[share.id];
  if (!change) return share.price.toFixed(2);
  return (
    <Box component="mark" sx={{ px: 1 }}>
      {change === 'up' ? '▲' : '▼'} {share.price.toFixed(2)}
    </Box>
  );
}

function changesOf(before: Map<string, number>, next: Share[]): Record<string, Change> {
  const changed: Record<string, Change> = {};
  for (const { id, price } of next) {
    const old = before.get(id);
    if (old !== undefined && old !== price) changed[id] = price > old ? 'up' : 'down';
  }
  return changed;
}
