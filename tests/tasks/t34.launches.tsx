'use client';

import MaterialTable, { type Column, type Filter, type Options } from '@material-table/core';
import { useMemo, useState } from 'react';

export interface Launch {
  id: number;
  rocket: string;
  site: string;
  /** A time in UTC: an ISO string comes over as it is. */
  at: string;
}

/** The search parameters of the page, which Next.js passes to it on the server. */
export type Parameters = Partial<Record<'rocket' | 'site', string>>;

interface Props {
  launches: Launch[];
  searchParams: Parameters;
}

/** In `app/launches/page.tsx`: `<Launches launches={await load()} searchParams={await searchParams} />`. */
export default function Launches({ launches, searchParams }: Props) {
  // The address changes with the filters; the columns don't.
  const [start] = useState(searchParams);
  const columns = useMemo<Column<Launch>[]>(
    () => [
      { title: 'Rocket', field: 'rocket', defaultFilter: start.rocket },
      { title: 'Site', field: 'site', defaultFilter: start.site },
      { title: 'Time (UTC)', field: 'at', render: ({ at }) => time.format(new Date(at)), filtering: false },
    ],
    [start],
  );
  return (
    <MaterialTable
      title="Launches"
      columns={columns}
      data={launches}
      options={options}
      onFilterChange={writeAddress}
    />
  );
}

const options: Options<Launch> = {
  filtering: true,
  search: false,
  pageSize: 5,
  emptyRowsWhenPaging: false,
};

/** One language and one time zone, on the server and in each browser. */
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function writeAddress(filters: Filter<Launch>[]) {
  const values = filters.map(({ column, value }) => [String(column.field), String(value)]);
  const query = new URLSearchParams(values.filter(([, value]) => value)).toString();
  window.history.replaceState(null, '', query ? `?${query}` : window.location.pathname);
}
