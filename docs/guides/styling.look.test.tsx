import MaterialTable, { type Options, type QueryResult } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { expect } from 'vitest';
import { tableLook } from '../../packages/kit/mui-theme/table-look';
import { mount, proves } from '../../tests/claims/claim';
import { bodyRow, one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const table = (
  <MaterialTable
    columns={columns()}
    data={people}
    options={{ filtering: true, hideFilterIcons: true, pageSize: 20 }}
  />
);
const plain = () => mount(table).el;
const withLook = (mode: 'light' | 'dark' = 'light') =>
  mount(
    <ThemeProvider theme={createTheme({ palette: { mode }, components: tableLook })}>{table}</ThemeProvider>,
  ).el;
const heightOf = (el: ParentNode, selector: string) =>
  Math.round(one(el, selector).getBoundingClientRect().height);

proves(
  'The demos use a compact look: rows are 41 px high instead of 56, headers have 12.5 px text on a tinted background, and filters are 34 px high.',
  () => {
    const look = withLook();
    expect([heightOf(look, bodyRow), heightOf(plain(), bodyRow)]).toEqual([41, 56]);
    expect(getComputedStyle(one(look, 'thead th')).fontSize).toBe('12.5px');
    expect(getComputedStyle(one(look, 'thead th')).boxShadow).toContain('inset');
    expect(heightOf(look, '.MuiOutlinedInput-root')).toBe(34);
  },
);

proves('Its colors come from your palette, light or dark.', () => {
  const colorOf = (mode: 'light' | 'dark') => getComputedStyle(one(withLook(mode), 'thead th')).color;
  expect([colorOf('light'), colorOf('dark')]).toEqual(['rgba(0, 0, 0, 0.6)', 'rgba(255, 255, 255, 0.7)']);
});

/** How high the body is before a `data` function answers, and after it answered with a whole page. */
async function heightsOfLoading(options: Options<Person>) {
  let answer = () => {};
  const rows = people.slice(0, 5);
  const data = () =>
    new Promise<QueryResult<Person>>((resolve) => {
      answer = () => resolve({ data: rows, page: 0, totalCount: rows.length });
    });
  const { el } = mount(
    <ThemeProvider theme={createTheme({ components: tableLook })}>
      <MaterialTable columns={columns()} data={data} options={options} />
    </ThemeProvider>,
  );
  const before = heightOf(el, 'tbody');
  answer();
  await expect.poll(() => shown(el)).toHaveLength(rows.length);
  return [before, heightOf(el, 'tbody')];
}

proves(
  'Regardless of the theme, the table fills a page with empty 49 px rows, also before a data function answers. If lower rows make the page jump, set rowStyle: { height: 49 }, or, for an array, emptyRowsWhenPaging: false.',
  async () => {
    const { el } = mount(
      <ThemeProvider theme={createTheme({ components: tableLook })}>
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ pageSize: people.length + 2, pageSizeOptions: [] }}
        />
      </ThemeProvider>,
    );
    const empty = [...el.querySelectorAll<HTMLElement>('tbody > tr')].filter(
      (row) => row.style.height === '49px',
    );
    expect(empty.map((row) => row.getBoundingClientRect().height)).toEqual([49, 49]);
    expect(await heightsOfLoading({})).toEqual([245, 205]);
    expect(await heightsOfLoading({ rowStyle: { height: 49 } })).toEqual([245, 245]);
  },
);
