import MaterialTable, { type Filter } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { useRef, useState } from 'react';
import { expect } from 'vitest';
import { choose, downloads } from '../../docs/guides/_exports';
import { mount, proves } from '../../tests/claims/claim';
import { fill } from '../../tests/claims/hands';
import { filterOf, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

function FilteredDownload() {
  const filters = useRef<Filter<Person>[]>([]);
  const [own] = useState(() => columns());
  const nameOf = () => ['people', ...filters.current.map(({ value }) => value as string)].join('-');
  return (
    <MaterialTable
      columns={own}
      data={people}
      options={{
        filtering: true,
        debounceInterval: 0,
        exportMenu: [
          { label: 'CSV', exportFunc: (used, rows) => ExportCsv(used as never, rows as never, nameOf()) },
        ],
      }}
      onFilterChange={(list) => (filters.current = list)}
    />
  );
}

proves(
  "To put the filters into the file name, keep what onFilterChange reports in a ref, and add filters.current.map(({ value }) => value).join('-').",
  async () => {
    const files = downloads();
    const { el } = mount(<FilteredDownload />);
    fill(filterOf(el, 'City'), 'Oslo');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    await choose(el, 'CSV');
    fill(filterOf(el, 'Name'), 'o');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Jon']);
    await choose(el, 'CSV');
    fill(filterOf(el, 'Name'), '');
    fill(filterOf(el, 'City'), '');
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    await choose(el, 'CSV');
    expect(files.map(({ name }) => name)).toEqual(['people-Oslo.csv', 'people-o-Oslo.csv', 'people.csv']);
  },
);
