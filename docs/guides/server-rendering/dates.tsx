import MaterialTable, {
  type Column,
} from '@material-table/core';
import { useMemo } from 'react';

// Use one language and one time zone
// on the server and in every browser.
const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'UTC',
});

export default function LaunchDays() {
  const columns = useMemo<Column<Launch>[]>(
    () => [
      { title: 'Mission', field: 'name' },
      {
        title: 'Day',
        field: 'at',
        render: (row) => day.format(new Date(row.at)),
        searchable: false,
      },
      {
        title: 'Time (UTC)',
        field: 'at',
        render: (row) => time.format(new Date(row.at)),
        sorting: false,
      },
    ],
    [],
  );
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
  /**
   * ISO strings sort by time, and JSON
   * preserves them on the way from the server.
   */
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
  { id: 'sts1', name: 'STS-1', at: '1981-04-12T12:00:04Z' },
];
