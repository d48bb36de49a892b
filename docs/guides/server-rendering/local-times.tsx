import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo, useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true. */
function useIsBrowser() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

export default function LocalTimes() {
  const isBrowser = useIsBrowser();
  const columns = useMemo<Column<Launch>[]>(() => {
    // `undefined` means the machine's time
    // zone, which only the browser knows.
    const timeZone = isBrowser ? undefined : 'UTC';
    const format = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return [
      { title: 'Mission', field: 'name' },
      {
        title: 'Where you are',
        field: 'at',
        render: (row) => format.format(new Date(row.at)),
      },
    ];
  }, [isBrowser]);
  return (
    <MaterialTable
      title="Launches"
      columns={columns}
      data={launches}
    />
  );
}

interface Launch {
  id: string;
  name: string;
  at: string;
}

const launches: Launch[] = [
  {
    id: 'v1',
    name: 'Vostok 1',
    at: '1961-04-12T06:07:00Z',
  },
  {
    id: 'g4',
    name: 'Gemini 4',
    at: '1965-06-03T15:16:00Z',
  },
  {
    id: 'a8',
    name: 'Apollo 8',
    at: '1968-12-21T12:51:00Z',
  },
  {
    id: 'a11',
    name: 'Apollo 11',
    at: '1969-07-16T13:32:00Z',
  },
  { id: 'sts1', name: 'STS-1', at: '1981-04-12T12:00:00Z' },
];
