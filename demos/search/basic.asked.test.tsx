import MaterialTable, { type Column, type Query } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, input, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const search = (el: ParentNode) => one(el, 'input[placeholder="Search"]');

const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));

function Suggesting() {
  const own = useMemo(() => columns(), []);
  const [text, setText] = useState('');
  const found = useMemo(() => people.filter(({ name }) => name.includes(text)), [text]);
  return (
    <MaterialTable
      title={
        <Autocomplete
          freeSolo
          sx={{ width: 200 }}
          options={people.map(({ name }) => name)}
          onInputChange={(_event, value) => setText(value)}
          renderInput={(params) => <TextField {...params} label="Find" />}
        />
      }
      columns={own}
      data={found}
      options={{ search: false }}
    />
  );
}

function SearchOnEnter() {
  const own = useMemo(() => columns(), []);
  const [text, setText] = useState('');
  const found = useMemo(() => people.filter(({ name }) => name.includes(text)), [text]);
  return (
    <MaterialTable
      title={
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setText(String(new FormData(event.currentTarget).get('text')));
          }}
        >
          <input name="text" type="search" aria-label="Search" />
        </form>
      }
      columns={own}
      data={found}
      options={{ search: false }}
    />
  );
}

proves(
  [
    'Let one column accept every row until then.',
    "The function replaces the column's own search and its filter, so it also has to ignore case:",
    'In a data function, ignore a short query.search.',
  ],
  async () => {
    const own = columns({
      name: {
        customFilterAndSearch: (text: string, row: Person) =>
          text.length < 3 || row.name.toLowerCase().includes(text.toLowerCase()),
      },
    });
    const { el } = mountTable({ debounceInterval: 0, paging: false }, { columns: own });
    const found = async (text: string, count: number) => {
      fill(search(el), text);
      await expect.poll(() => shown(el)).toHaveLength(count);
    };
    await found('eve', 1);
    await found('Ev', 12);
    await found('Bon', 5);
    await found('', 12);
    const filtered = mountTable({ debounceInterval: 0, paging: false, filtering: true }, { columns: own }).el;
    const filter = (text: string) => fill(input(filtered, 'filter data by Name'), text);
    filter('ev');
    filter('eve');
    await expect.poll(() => shown(filtered)).toEqual(['Eve']);
    filter('ev');
    await expect.poll(() => shown(filtered)).toHaveLength(12);
    const data = remote();
    const server = mountTable({ debounceInterval: 0 }, { data }).el;
    await expect.poll(() => shown(server)).toHaveLength(2);
    fill(search(server), 'Ev');
    await expect.poll(() => data.mock.lastCall?.[0].search).toBe('Ev');
  },
);

proves(
  [
    'The search field has no suggestions. Hide it as above',
    "put MUI's Autocomplete with freeSolo into title. In its onInputChange, set the text that filters data.",
  ],
  async () => {
    const { el } = mount(<Suggesting />);
    expect(all(el, 'input[placeholder="Search"]')).toEqual([]);
    const input = one(el, '[role=combobox]');
    input.focus();
    fill(input, 'Ev');
    await expect.poll(() => shown(el)).toEqual(['Eve']);
    await expect
      .poll(() => all(document, '[role=option]').map(({ textContent }) => textContent))
      .toEqual(['Eve']);
    expect(document.activeElement).toBe(input);
    expect(search(mountTable().el).getAttribute('role')).toBeNull();
  },
);

proves('Use its text to filter data, or send it to your server.', async () => {
  const { el } = mount(<SearchOnEnter />);
  expect(all(el, 'input[aria-label="Search"]')).toHaveLength(1);
  await userEvent.click(one(el, 'input[aria-label="Search"]'));
  await userEvent.keyboard('Ev');
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  expect((one(el, 'input[aria-label="Search"]') as HTMLInputElement).value).toBe('Ev');
});

proves('With a data function, call tableRef.current.onQueryChange({ search: text, page: 0 })', async () => {
  const asked: Query<Person>[] = [];
  const data = async (query: Query<Person>) => {
    asked.push({ ...query });
    const found = people.filter(({ name }) => name.includes(query.search));
    return {
      data: found.slice(query.page * 5, query.page * 5 + 5),
      page: query.page,
      totalCount: found.length,
    };
  };
  const tableRef = { current: null as { onQueryChange: (query: Partial<Query<Person>>) => void } | null };
  const own: Column<Person>[] = columns();
  const { el } = mount(
    <MaterialTable columns={own} data={data} tableRef={tableRef} options={{ search: false }} />,
  );
  await expect.poll(() => shown(el)).toHaveLength(5);
  click(one(el, 'button[aria-label="Next Page"]'));
  await expect.poll(() => shown(el)[0]).toBe('Fay');
  tableRef.current?.onQueryChange({ search: 'Ev', page: 0 });
  await expect.poll(() => shown(el)).toEqual(['Eve']);
  expect(asked.at(-1)).toMatchObject({ search: 'Ev', page: 0, pageSize: 5 });
});
