import MaterialTable, { type Query } from '@material-table/core';
import { Autocomplete, createTheme, TextField, ThemeProvider, useTheme } from '@mui/material';
import { createRef, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, columns, fill, mountTable, one, people, shown, type Person } from '../../tests/claims/table';

interface Handle {
  onFilterChange: (index: number, value: unknown) => void;
}

const search = (el: ParentNode) => one(el, 'input[placeholder="Search"]');
const remote = () =>
  vi.fn(async ({ page }: Query<Person>) => ({ data: people.slice(0, 2), page, totalCount: 2 }));
const filtersOf = (data: ReturnType<typeof remote>) =>
  data.mock.calls.map(([query]) => query.filters.map(({ value }) => value as unknown));

proves(
  'To change one later, call tableRef.current.onFilterChange(index, value), which also sends a new query;',
  async () => {
    const tableRef = createRef<Handle>();
    const data = remote();
    mountTable({ debounceInterval: 0, filtering: true }, { data, tableRef });
    await expect.poll(() => filtersOf(data)).toEqual([[]]);
    flushSync(() => tableRef.current?.onFilterChange(1, 'Oslo'));
    await expect.poll(() => filtersOf(data)).toEqual([[], ['Oslo']]);
    const local = createRef<Handle>();
    const { el } = mountTable({ debounceInterval: 0, filtering: true }, { tableRef: local });
    flushSync(() => local.current?.onFilterChange(1, 'Rome'));
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves("a new defaultFilter doesn't.", async () => {
  const data = remote();
  const options = { debounceInterval: 0, filtering: true };
  const table = (defaultFilter: string) => (
    <MaterialTable columns={columns({ city: { defaultFilter } })} data={data} options={options} />
  );
  const { el, rerender } = mount(table('Bonn'));
  await expect.poll(() => filtersOf(data)).toEqual([['Bonn']]);
  rerender(table('Oslo'));
  const city = one(el, 'input[aria-label="filter data by City"]') as HTMLInputElement;
  await expect.poll(() => city.value).toBe('Oslo');
  // Another query shows that there was none in between.
  fill(search(el), 'x');
  await expect.poll(() => data.mock.calls.length).toBe(2);
  expect(data.mock.lastCall?.[0].search).toBe('x');
});

proves(
  [
    'Let one column pass all rows until then: customFilterAndSearch: (text, row) => text.length < 3 || row.name.includes(text).',
    'A data function ignores a short query.search itself.',
  ],
  async () => {
    const own = columns({
      name: {
        customFilterAndSearch: (text: string, row: Person) => text.length < 3 || row.name.includes(text),
      },
    });
    const { el } = mountTable({ debounceInterval: 0, paging: false }, { columns: own });
    const found = async (text: string, count: number) => {
      fill(search(el), text);
      await expect.poll(() => shown(el)).toHaveLength(count);
    };
    await found('Eve', 1);
    await found('Ev', 12);
    await found('Bon', 5);
    await found('', 12);
    const data = remote();
    const server = mountTable({ debounceInterval: 0 }, { data }).el;
    await expect.poll(() => shown(server)).toHaveLength(2);
    fill(search(server), 'Ev');
    await expect.poll(() => data.mock.lastCall?.[0].search).toBe('Ev');
  },
);

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

proves(
  [
    'The field has none. Hide it as above',
    "put MUI's Autocomplete with freeSolo into title; its onInputChange sets the text that filters data.",
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

proves(
  "make its cells sticky below it: filterCellStyle: { position: 'sticky', top: 36, zIndex: 1, background: 'var(--mui-palette-background-paper, white)' }, since the header is 37 px high.",
  async () => {
    const sticky = {
      position: 'sticky',
      zIndex: 1,
      background: 'var(--mui-palette-background-paper, white)',
    } as const;
    const { el } = mountTable({
      filtering: true,
      paging: false,
      maxBodyHeight: 300,
      headerStyle: { ...sticky, top: 0 },
      filterCellStyle: { ...sticky, top: 36 },
    });
    const box = all(el, 'div').find((div) => div.style.maxHeight === '300px');
    if (!box) throw new Error('nothing scrolls');
    const edge = (selector: string) => one(el, selector).getBoundingClientRect();
    const filterCell = '#m--table--filter--row td';
    const before = edge(filterCell).top;
    expect(Math.round(edge('thead th').height)).toBe(37);
    box.scrollTop = 200;
    await expect.poll(() => box.scrollTop).toBe(200);
    expect(Math.abs(edge(filterCell).top - before)).toBeLessThan(1);
    expect(Math.abs(edge(filterCell).top - edge('thead th').bottom)).toBeLessThan(1);
  },
);

proves('Without cssVariables in your theme, use useTheme().palette.background.paper.', () => {
  /** The background of a filter cell in a dark theme: by the variable, and by the color of the theme. */
  const colors = (cssVariables: boolean) => {
    function Table({ background }: { background?: string }) {
      const { paper } = useTheme().palette.background;
      const filterCellStyle = { background: background ?? paper };
      return (
        <MaterialTable columns={columns()} data={people} options={{ filtering: true, filterCellStyle }} />
      );
    }
    const theme = createTheme({ cssVariables, palette: { mode: 'dark' } });
    return ['var(--mui-palette-background-paper, white)', undefined].map((background) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={theme}>
          <Table background={background} />
        </ThemeProvider>,
      );
      const color = getComputedStyle(one(el, '#m--table--filter--row td')).backgroundColor;
      unmount();
      return color;
    });
  };
  expect(colors(true)[0]).toBe('rgb(18, 18, 18)');
  expect(colors(false)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
});
