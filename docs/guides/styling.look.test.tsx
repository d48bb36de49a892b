import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { expect } from 'vitest';
import { tableLook } from '../../packages/kit/mui-theme/table-look';
import { mount, proves } from '../../tests/claims/claim';
import { bodyRow, one } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';

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

proves(
  'Regardless of the theme, the table fills up a page with empty 49 px rows. If this makes the page jump, set emptyRowsWhenPaging: false.',
  () => {
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
  },
);
