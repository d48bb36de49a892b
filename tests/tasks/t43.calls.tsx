import MaterialTable, { type Column, type Options } from '@material-table/core';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

export interface Call {
  id: string;
  number: string;
  /** When it began, in milliseconds. */
  since: number;
}

interface Props {
  load: () => Promise<Call[]>;
  nameOf: (number: string) => string;
  play: () => void;
}

export default function Calls({ load, nameOf, play }: Props) {
  const calls = useCalls(load, play);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const columns = useMemo<Column<Call>[]>(
    () => [
      { title: 'Caller', field: 'number', render: ({ number }) => nameOf(number) },
      { title: 'Waiting', field: 'since', render: ({ since }) => <Waiting since={since} /> },
    ],
    [nameOf],
  );
  // A taken call leaves the table without calling onSelectionChange.
  const selected = calls.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      <Typography role="status">
        {calls.length} waiting, {selected.length} selected
      </Typography>
      <MaterialTable
        title="Calls"
        columns={columns}
        data={calls}
        options={options}
        onSelectionChange={(rows) => setSelectedIds(rows.map(({ id }) => id))}
      />
    </>
  );
}

const options: Options<Call> = {
  paging: false,
  search: false,
  maxColumnSort: 0,
  selection: true,
  selectionProps: ({ number }: Call) => ({ slotProps: { input: { 'aria-label': `Select ${number}` } } }),
  headerSelectionProps: { slotProps: { input: { 'aria-label': 'Select all calls' } } },
  // The rows scroll in a box of one height, and the browser keeps what is in view in its place there.
  minBodyHeight: 300,
  maxBodyHeight: 300,
};

/** The calls of the queue, newest first, as long as the page is visible. */
function useCalls(load: Props['load'], play: Props['play']): Call[] {
  const [calls, setCalls] = useState<Call[]>([]);
  const known = useRef<Set<string>>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let round = 0;
    const poll = async () => {
      const own = ++round;
      const next = await load().catch(() => undefined);
      // The page was hidden or the component removed while the request was on its way.
      if (own !== round) return;
      timer = setTimeout(poll, 5000);
      if (!next) return;
      if (next.some(({ id }) => known.current?.has(id) === false)) play();
      known.current = new Set(next.map(({ id }) => id));
      setCalls([...next].sort((one, other) => other.since - one.since));
    };
    const stop = () => {
      round++;
      clearTimeout(timer);
    };
    const follow = () => {
      stop();
      if (!document.hidden) void poll();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [load, play]);
  return calls;
}

/** Renders itself each second; the rows and the table around it don't. */
function Waiting({ since }: { since: number }) {
  const seconds = useSyncExternalStore(everySecond, () => Math.floor((Date.now() - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function everySecond(tick: () => void) {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}
