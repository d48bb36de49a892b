import MaterialTable, { type Column, type Filter } from '@material-table/core';
import { ExportCsv } from '@material-table/exporters';
import { useRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { downloads, choose } from '../../docs/guides/_exports';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, buttonOf, one, shown, filterOf } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import Export from './custom.export';

/** Click a button that downloads a CSV file; return the first field of each line but the header. */
async function download(button: HTMLElement): Promise<string[]> {
  const hrefs: string[] = [];
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  click(button);
  await expect.poll(() => hrefs.length).toBe(1);
  save.mockRestore();
  const [, file = ''] = /,([^]*)/.exec(hrefs[0] ?? '') ?? [];
  const [, ...lines] = decodeURIComponent(file).trim().split(/\r?\n/);
  return lines.map((line) => line.split(',')[0]?.replaceAll('"', '') ?? '');
}

proves("To download a single row, call ExportCsv(columns, [row], 'order') in an action.", () => {
  const files = downloads();
  const own = columns();
  const { el } = mountTable(
    {},
    {
      columns: own,
      data: people.slice(0, 2),
      actions: [
        {
          icon: () => <i />,
          tooltip: 'Download',
          onClick: (_event, row) => ExportCsv(own, [row].flat(), 'order'),
        },
      ],
    },
  );
  press(el, 'Download');
  expect(files.map(({ name }) => name)).toEqual(['order.csv']);
  const text = decodeURIComponent(files[0]?.href ?? '');
  expect(text).toContain(people[0]?.name);
  expect(text).not.toContain(people[1]?.name);
});

proves(
  'sortedData contains the rows that match the search and filters, on all pages, in the order shown',
  async () => {
    const { el } = mount(<Export />);
    expect(await download(buttonOf('Download as CSV'))).toHaveLength(12);
    fill(one(el, 'tbody input'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(all(el, 'th .MuiTableSortLabel-root')[2] as HTMLElement);
    expect(shown(el)).toEqual(['Evans', 'Jansen', 'Hansen']);
    expect(await download(buttonOf('Download as CSV'))).toEqual(['Evans', 'Jansen', 'Hansen']);
  },
);

proves('this passes raw values, so apply lookup labels and customExport yourself', async () => {
  const column: Column<Person> = { title: 'City', field: 'city', lookup: { Bonn: 'Bonn on Rhine' } };
  const button = document.createElement('button');
  button.addEventListener('click', () =>
    ExportCsv([{ ...column, customExport: () => 'custom' }], people.slice(0, 1), 'people'),
  );
  expect(await download(button)).toEqual(['Bonn']);
});

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

const linesOf = (columns: Column<Person>[], rows: Person[]) =>
  rows.map((row) => columns.map(({ field }) => row[field as keyof Person]).join(';')).join('\r\n');

proves(
  [
    'ExportCsv always quotes strings and doubles their quotes.',
    'Write the lines yourself, and save them like the JSON:',
  ],
  () => {
    const rows: Person[] = [{ id: 1, name: '="some value"', city: 'Oslo', age: 30 }];
    const files = downloads();
    ExportCsv(columns(), rows, 'people', ';');
    expect(decodeURIComponent(files[0]?.href ?? '')).toContain('"=""some value""";"Oslo";30');
    expect(linesOf(columns(), rows)).toBe('="some value";Oslo;30');
  },
);
