import { proves, mount } from '../../../tests/claims/claim';
import MaterialTable, { type Column, MTableToolbar, type Query } from '@material-table/core';
import { type Cell, numbered, quick } from '../_cells';
import { shown, one, all, bodyRow, has, labeled, buttonOf, input } from '../../../tests/claims/read';
import { expect } from 'vitest';
import { columns, type Person, mountTable, people } from '../../../tests/claims/table';
import { search, press, fill, click } from '../../../tests/claims/hands';
import PaintersFilteredOutside from './outside';
import { type RefObject, createRef, useMemo, useState } from 'react';
import SearchOutside from './search-outside';
import ClearSearch from './clear-search';
import { type Locator, userEvent } from 'vitest/browser';
import { Autocomplete, TextField } from '@mui/material';
import { visit, columnTexts, textsOf } from '../../../tests/claims/visit';
import BasicOwnMatching from './own-matching';
import BasicHighlight from './highlight';

interface RunningTable {
  dataManager: { changeSearchText: (text: string) => void };
  onSearchChangeDebounce: (text: string) => void;
}

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

const field = (demo: Locator) => demo.getByRole('textbox', { name: 'Search' });

proves(
  [
    'A search finds text anywhere in a value, ignoring case and leading and trailing spaces.',
    'A lookup column is searched by the labels that it shows.',
    'Numbers and dates are searched in their stored form. For example, "1200" finds a price, but "$1,200.00" doesn\'t',
    'In a boolean column, "true" finds the rows whose value is true.',
  ],
  () => {
    const found = (values: unknown[], column: Partial<Column<Cell>>, searchText: string) =>
      shown(numbered(values, column, { searchText }));
    expect(found(['Oslo', 'Bonn'], {}, ' SL ')).toEqual(['1']);
    expect(found([1200, 5], { type: 'currency' }, '1,200')).toEqual([]);
    expect(found([1200, 5], { type: 'currency' }, '120')).toEqual(['1']);
    expect(found([1200, 5], { type: 'numeric' }, '20')).toEqual(['1']);
    expect(found([true, false], { type: 'boolean' }, 'tru')).toEqual(['1']);
    expect(found([true, false], { type: 'boolean' }, 'false')).toEqual([]);
    expect(found(['a', 'b'], { lookup: { a: 'Alpha', b: 'Beta' } }, 'beta')).toEqual(['2']);
    expect(found(['2026-06-14', '2026-07-01'], { type: 'date' }, '-06-')).toEqual(['1']);
    expect(found([new Date(2026, 5, 14)], { type: 'date' }, 'jun 14')).toEqual(['1']);
    expect(found(['13:30'], { type: 'time' }, '13:')).toEqual(['1']);
  },
);

proves(
  'searchable: true includes a hidden column, which is useful for keywords. searchable: false excludes a visible one.',
  () => {
    const found = (column: Partial<Column<Cell>>) => shown(numbered(['a', 'b'], column, { searchText: 'b' }));
    expect(found({ hidden: true })).toEqual([]);
    expect(found({ hidden: true, searchable: true })).toEqual(['2']);
    expect(found({ searchable: false })).toEqual([]);
  },
);

proves("The search covers only the table's own rows.", async () => {
  interface Order {
    id: number;
    customer: string;
    items: { id: number; name: string }[];
  }
  const data: Order[] = [
    { id: 1, customer: 'Ada', items: [{ id: 1, name: 'lamp' }] },
    { id: 2, customer: 'Bob', items: [{ id: 2, name: 'desk' }] },
  ];
  const { el } = mount(
    <MaterialTable
      columns={[{ title: 'Customer', field: 'customer' }]}
      data={data}
      detailPanel={({ rowData }) => (
        <MaterialTable
          title="Items"
          columns={[{ title: 'Item', field: 'name' }]}
          data={rowData.items}
          options={{ search: false }}
        />
      )}
      options={{ debounceInterval: 0 }}
    />,
  );
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('lamp');
  search(el, 'ada');
  await expect.poll(() => el.textContent).not.toContain('Bob');
  expect(el.textContent).toContain('lamp');
  search(el, 'lamp');
  await expect.poll(() => el.textContent).not.toContain('Ada');
});

proves('Any search library works, and the table sorts and paginates the result.', () => {
  const { el } = mount(<PaintersFilteredOutside />);
  fill(one(el, 'input[type="search"]'), 'a');
  const found = shown(el);
  expect(found).toHaveLength(5);
  click(one(el, '[data-testid=mtableheader-sortlabel]'));
  const page = shown(el);
  press(el, 'Next Page');
  const rest = shown(el);
  expect([...page, ...rest]).toEqual([...page, ...rest].sort());
  expect([...page, ...rest]).toEqual(expect.arrayContaining(found));
  expect(found).not.toEqual([...found].sort());
});

proves('Match rows in the customFilterAndSearch of one column.', async () => {
  const inOrder = (term: string, { name }: Person) => new RegExp([...term].join('.*'), 'i').test(name);
  const own = columns({ name: { customFilterAndSearch: inOrder } });
  const { el } = mountTable({ paging: false, debounceInterval: 0 }, { columns: own });
  search(el, 'da');
  await expect.poll(() => shown(el)).toEqual(['Dora', 'Ida']);
});

proves('Give one column a function that also searches the nested rows', () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => (at as string[]).join(' ').includes(term);
  const data = [['lamp', 'desk'], ['chair']];
  expect(shown(numbered(data, { render: () => '', customFilterAndSearch }, { searchText: 'desk' }))).toEqual([
    '1',
  ]);
});

proves(
  "Tree data doesn't need this, because a search expands the branches that lead to matching rows.",
  async () => {
    const { el } = mountTable(quick, {
      parentChildData: (row, rows) => rows.find(({ id }) => id === (row.id > 1 ? row.id - 1 : undefined)),
      data: people.slice(0, 3),
    });
    expect(all(el, bodyRow)).toHaveLength(1);
    search(el, 'dora');
    await expect.poll(() => all(el, bodyRow).length).toBe(3);
    expect(el.textContent).toContain('Dora');
  },
);

proves(
  [
    'Filter the array yourself, pass the result as data',
    'In this demo, the letters only have to appear in order. Try "mro".',
  ],
  async () => {
    const { el } = mount(<PaintersFilteredOutside />);
    const field = one(el, 'input[type="search"]');
    fill(field, 'kalo');
    expect(shown(el)).toEqual(['Frida Kahlo']);
    fill(field, 'mro');
    expect(shown(el)).toEqual(['Joan Miró']);
    expect(el.textContent).toContain('1 of 6 painters');
    fill(field, '');
    press(el, 'Next Page');
    expect(shown(el)).toEqual(['Tarsila do Amaral']);
    click(one(el, 'input[type="checkbox"]'));
    await expect.poll(() => shown(el)).toEqual(['Yayoi Kusama', 'Gerhard Richter']);
  },
);

proves('Rows that are removed from data are deselected, so store the selected ids yourself', () => {
  const own = columns();
  const table = (data: typeof people) => (
    <MaterialTable columns={own} data={data} options={{ selection: true, paging: false }} />
  );
  const { el, rerender } = mount(table(people));
  const checked = () => all(el, `${bodyRow} input:checked`).length;
  click(one(el, `${bodyRow} input`));
  rerender(table([...people]));
  expect(checked()).toBe(1);
  rerender(table(people.slice(1)));
  rerender(table(people));
  expect(checked()).toBe(0);
});

proves('give each table its own columns and tableRef, and pass the text to both', async () => {
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
  "pass its text to changeSearchText of the table's dataManager, and call onSearchChangeDebounce, which shows the result",
  async () => {
    const { el } = mount(<SearchOutside />);
    expect(has(el, 'input[aria-label="Search"]')).toBe(false);
    fill(labeled(el, 'Find an order'), 'an');
    await expect.poll(() => shown(el)).toEqual(['Evans', 'Hansen', 'Jansen']);
    click(buttonOf('Clear'));
    await expect.poll(() => shown(el)).toHaveLength(5);
  },
);

proves('To empty it, also set a new key on the toolbar.', async () => {
  const { el } = mount(<ClearSearch />);
  fill(input(el, 'Search'), 'ito');
  await expect.poll(() => shown(el)).toEqual(['Ito']);
  click(buttonOf('Show all orders'));
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('');
});

proves("so clearing the table's search text shows all rows but doesn't empty the field", async () => {
  const tableRef = createRef<RunningTable>();
  const { el } = mountTable({}, { tableRef });
  fill(input(el, 'Search'), 'leo');
  await expect.poll(() => shown(el)).toEqual(['Leo']);
  tableRef.current?.dataManager.changeSearchText('');
  tableRef.current?.onSearchChangeDebounce('');
  await expect.poll(() => shown(el)).toHaveLength(5);
  expect(input(el, 'Search').value).toBe('leo');
});

proves('Otherwise, the field loses focus whenever your component renders.', async () => {
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
  'A new key on the table also clears the search, but resets the page, sorting and selection.',
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

proves(
  [
    'Let one column accept every row until then, with text.length < 3 in its customFilterAndSearch.',
    "This also replaces the column's own search, which ignores case.",
  ],
  async () => {
    const customFilterAndSearch = (text: string, { name }: Person) => text.length < 3 || name.includes(text);
    const { el } = mountTable(quick, { columns: columns({ name: { customFilterAndSearch } }) });
    const found = async (text: string, count: number) => {
      search(el, text);
      await expect.poll(() => shown(el)).toHaveLength(count);
    };
    await found('Eve', 1);
    await found('Ev', 12);
    await found('eve', 0);
    await found('Bon', 5);
  },
);

proves(
  [
    'The search field has none.',
    "pass MUI's Autocomplete with freeSolo as the title, and filter data in its onInputChange",
  ],
  async () => {
    const { el } = mount(<Suggesting />);
    expect(all(el, 'input[placeholder="Search"]')).toEqual([]);
    const suggesting = one(el, '[role=combobox]');
    suggesting.focus();
    fill(suggesting, 'Ev');
    await expect.poll(() => shown(el)).toEqual(['Eve']);
    await expect
      .poll(() => all(document, '[role=option]').map(({ textContent }) => textContent))
      .toEqual(['Eve']);
    expect(document.activeElement).toBe(suggesting);
    expect(input(mountTable().el, 'Search').getAttribute('role')).toBeNull();
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

proves('With a data function, pass the text and page 0 to onQueryChange of tableRef.current.', async () => {
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
    'The demo removes them from both sides with normalize.',
    'Case is ignored by comparing in uppercase, so STRASSE finds Straße.',
  ],
  () => {
    const found = (searchText: string) => shown(numbered(['Straße', 'René'], {}, { searchText }));
    expect(found('STRASSE')).toEqual(['1']);
    expect(found('rene')).toEqual([]);
  },
);

proves('For a case-sensitive search, compare the strings yourself.', () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => String(at).includes(term);
  const values = ['Polish', 'polish'];
  expect(shown(numbered(values, {}, { searchText: 'polish' }))).toEqual(['1', '2']);
  expect(shown(numbered(values, { customFilterAndSearch }, { searchText: 'polish' }))).toEqual(['2']);
});

proves(
  [
    'customFilterAndSearch receives the search text and the whole row, so a single column can search all of it.',
    'In this demo, every word must occur, in any order and with or without accents. Try "portugal mirador" or "lowen".',
  ],
  async () => {
    const demo = visit(<BasicOwnMatching />);
    await field(demo).fill('portugal mirador');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Évora']);
    await field(demo).fill('lowen');
    await expect.poll(() => columnTexts(demo, 1)).toEqual(['Köln', 'Zürich']);
  },
);

proves('Store the text that onSearchChange reports, and highlight it in render.', async () => {
  const demo = visit(<BasicHighlight />);
  await field(demo).fill('POT');
  await expect.poll(() => textsOf(demo.byCss('mark'))).toEqual(['Pot', 'Pot', 'Pot', 'Pot']);
  await demo.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(demo.byCss('mark')).not.toBeInTheDocument();
});
