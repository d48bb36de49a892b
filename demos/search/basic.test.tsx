import MaterialTable, { MTableToolbar, type Column, type Query } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { createRef, useMemo, useState, type RefObject } from 'react';
import { expect, vi, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { numbered, type Cell } from '../../docs/guides/_cells';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { all, bodyRow, buttonOf, has, input, labeled, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import { columnTexts, textsOf, visit } from '../../tests/claims/visit';
import Basic from './basic';
import ClearSearch from './basic.clear-search';
import BasicHiddenFields from './basic.hidden-fields';
import BasicHighlight from './basic.highlight';
import BasicOwnMatching from './basic.own-matching';
import BasicRendered from './basic.rendered';
import SearchOutside from './basic.search-outside';

interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

proves('Give each table its own columns and tableRef, and pass the text to both tables.', async () => {
  const refs: RefObject<RunningTable | null>[] = [createRef(), createRef()];
  const { el } = mount(
    <>
      {refs.map((tableRef, index) => (
        <section key={index}>
          <MaterialTable
            columns={columns()}
            data={people.slice(index * 6, index * 6 + 6)}
            tableRef={tableRef}
            options={{ search: false, debounceInterval: 0 }}
          />
        </section>
      ))}
    </>,
  );
  for (const { current } of refs) {
    current?.dataManager.changeSearchText('rome');
    current?.onSearchChangeDebounce('rome');
  }
  await expect.poll(() => all(el, 'section').map((part) => shown(part))).toEqual([['Eve'], ['Hal', 'Kim']]);
});

proves(
  "pass its text to the table's dataManager, and call onSearchChangeDebounce, which shows the result after options.debounceInterval",
  async () => {
    const { el } = mount(<SearchOutside />);
    expect(has(el, 'input[aria-label="Search"]')).toBe(false);
    fill(labeled(el, 'Find an order'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(buttonOf('Clear'));
    await expect.poll(() => shown(el)).toHaveLength(5);
  },
);

proves('To empty it, also give the toolbar a new key.', async () => {
  const { el } = mount(<ClearSearch />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  click(buttonOf('Show all orders'));
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('');
});

proves("so clearing the table's search text shows all rows but doesn't empty the field", async () => {
  const tableRef: {
    current: null | {
      dataManager: { changeSearchText: (text: string) => void };
      onSearchChangeDebounce: (text: string) => void;
    };
  } = { current: null };
  const { el } = mountTable({}, { tableRef });
  fill(input(el, 'Search'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  tableRef.current?.dataManager.changeSearchText('');
  tableRef.current?.onSearchChangeDebounce('');
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('leo');
});

proves('or the field loses focus whenever your component renders', async () => {
  const own = columns();
  const table = () => (
    <MaterialTable
      columns={own}
      data={people}
      components={{ Toolbar: (props: object) => <MTableToolbar {...props} /> }}
    />
  );
  const { el, rerender } = mount(table());
  rerender(table());
  const field = input(el, 'Search');
  field.focus();
  expect(document.activeElement).toBe(field);
  rerender(table());
  await expect.poll(() => document.activeElement).toBe(document.body);
});

proves(
  'A new key on the table also clears the search, but resets the page, sorting, and selection.',
  async () => {
    const own = columns();
    const table = (key: number) => (
      <MaterialTable key={key} columns={own} data={people} options={{ selection: true }} />
    );
    const { el, rerender } = mount(table(1));
    fill(input(el, 'Search'), 'o');
    click(one(el, 'th .MuiTableSortLabel-root'));
    await expect.poll(() => shown(el)[0]).toBe('Ann');
    click(one(el, `${bodyRow} input`));
    press(el, 'Next Page');
    expect(shown(el)[0]).not.toBe('Ann');
    rerender(table(2));
    expect(input(el, 'Search').value).toBe('');
    expect(shown(el)[0]).toBe('Cid');
    expect(all(el, 'tbody input').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  },
);

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

proves(
  [
    "rene doesn't find René",
    'Remove them from both sides',
    'Case is ignored: the text and the values are compared in uppercase, so STRASSE finds Straße.',
  ],
  () => {
    const found = (searchText: string, column: Partial<Column<Cell>> = {}) =>
      shown(numbered(['Straße', 'René'], column, { searchText }));
    expect(found('STRASSE')).toEqual(['1']);
    expect(found('rene')).toEqual([]);
    const plain = (text: unknown) => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const customFilterAndSearch = (term: string, { at }: Cell) => plain(at).includes(plain(term));
    expect(found('rene', { customFilterAndSearch })).toEqual(['2']);
  },
);

proves('For a case-sensitive filter, write a customFilterAndSearch.', () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => String(at).includes(term);
  const values = ['Polish', 'polish'];
  expect(shown(numbered(values, { defaultFilter: 'polish' }))).toEqual(['1', '2']);
  expect(shown(numbered(values, { defaultFilter: 'polish', customFilterAndSearch }))).toEqual(['2']);
});

proves(
  [
    'searchText sets the initial text, and the first render is already filtered.',
    'The placeholder is set in localization.',
    'A column with a lookup is searched by the labels it shows.',
    'onSearchChange is called after the search has run',
  ],
  async () => {
    const demo = visit(<Basic />);
    await expect.element(field(demo)).toHaveValue('rome');
    expect(columnTexts(demo, 0)).toEqual(['NL 210', 'SW 052']);
    await field(demo).fill('southwind');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['SW 044', 'SW 052', 'SW 081']);
    await expect.poll(() => textsOf(demo.getByLabelText('Events'))).toEqual(["onSearchChange('southwind')"]);
    await demo.getByRole('button', { name: 'Clear Search' }).click();
    await expect.poll(() => columnTexts(demo, 0)).toHaveLength(5);
    await expect.element(field(demo)).toHaveAttribute('placeholder', 'Flight, city or airline');
  },
);

proves(
  [
    "A column's customFilterAndSearch decides whether a row matches.",
    'It receives the whole row, so a single column can search all of it. In this demo, every word must occur, in any order and with or without accents.',
  ],
  async () => {
    const demo = visit(<BasicOwnMatching />);
    await field(demo).fill('portugal mirador');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Évora']);
    await field(demo).fill('lowen');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Köln', 'Zürich']);
  },
);

test('the search sees what rendered columns show', async () => {
  const demo = visit(<BasicRendered />);
  await field(demo).fill('in the office');
  await expect.poll(() => columnTexts(demo, 0)).toEqual(['Iris Meyer', 'Lena Iversen']);
  await field(demo).fill('omar h');
  await expect.poll(() => columnTexts(demo, 1)).toEqual(['Away for 3 days']);
});

proves(
  [
    'searchable: true includes a hidden column, which is useful for keywords.',
    'searchable: false excludes a visible column.',
    'For example, "spanner" finds the wrench, but "drill" doesn\'t find items on the drill wall.',
  ],
  async () => {
    const demo = visit(<BasicHiddenFields />);
    await field(demo).fill('spanner');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Wrench']);
    await field(demo).fill('drill');
    await expect.poll(() => columnTexts(demo, 0)).toEqual(['Drill']);
  },
);

test('matches are highlighted, and no more once the search is cleared', async () => {
  const demo = visit(<BasicHighlight />);
  await field(demo).fill('POT');
  await expect.poll(() => textsOf(demo.byCss('mark'))).toEqual(['Pot', 'Pot', 'Pot', 'Pot']);
  await demo.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(demo.byCss('mark')).not.toBeInTheDocument();
});

const field = (demo: Locator) => demo.getByRole('textbox', { name: 'Search' });
