import { proves, mount } from '../../../tests/claims/claim';
import MaterialTable, { type Column } from '@material-table/core';
import { type Cell, numbered, quick } from '../_cells';
import { shown, one, all, has, labeled, buttonOf, input } from '../../../tests/claims/read';
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
    expect(found(['13:30'], { type: 'time' }, '13:')).toEqual(['1']);
  },
);

proves(
  [
    "The search covers only the table's own rows.",
    'Give one column a function that also searches the nested rows:',
  ],
  () => {
    const namesOf = ({ at }: Cell) => (at as { name: string }[]).map(({ name }) => name).join(' ');
    const found = (own: Partial<Column<Cell>>) =>
      shown(
        numbered(
          [[{ name: 'desk' }], [{ name: 'chair' }]],
          { render: namesOf, ...own },
          { searchText: 'desk' },
        ),
      );
    expect(found({})).toEqual([]);
    expect(found({ customFilterAndSearch: (term: string, row) => namesOf(row).includes(term) })).toEqual([
      '1',
    ]);
  },
);

proves(
  [
    'Filter the array yourself, pass the result as data',
    'the table sorts and paginates the result',
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
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    expect(shown(el)[0]).toBe('Frida Kahlo');
  },
);

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

proves('To empty it, also set a new key on the toolbar', async () => {
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

proves(
  ['Let one column accept every row until then, with text.length < 3 in its customFilterAndSearch.'],
  async () => {
    const customFilterAndSearch = (text: string, { name }: Person) => text.length < 3 || name.includes(text);
    const { el } = mountTable(quick, { columns: columns({ name: { customFilterAndSearch } }) });
    const found = async (text: string, count: number) => {
      search(el, text);
      await expect.poll(() => shown(el)).toHaveLength(count);
    };
    await found('Eve', 1);
    await found('Ev', 12);
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

proves(["rene doesn't find René", 'For a case-sensitive search, compare the strings yourself.'], () => {
  const customFilterAndSearch = (term: string, { at }: Cell) => String(at).includes(term);
  const found = (searchText: string, own = {}) =>
    shown(numbered(['Polish', 'polish', 'René'], own, { searchText }));
  expect(found('polish')).toEqual(['1', '2']);
  expect(found('polish', { customFilterAndSearch })).toEqual(['2']);
  expect(found('rene')).toEqual([]);
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
