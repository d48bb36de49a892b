import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { Box, createTheme, type Theme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, one, styleOf, td } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const red = 'rgb(255, 1, 2)';

function themed(
  theme: Theme,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
  mode: 'dark' | 'light' = 'light',
) {
  return mount(
    <ThemeProvider theme={theme} defaultMode={mode} storageManager={null}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  ).el;
}

proves('The table uses the colors, shapes and fonts of your Material UI theme.', () => {
  const theme = createTheme({
    palette: { primary: { main: red }, background: { paper: 'rgb(9, 9, 9)' } },
    shape: { borderRadius: 13 },
    typography: { fontFamily: 'Courier' },
  });
  const data = people.map((row) => ({ ...row, tableData: { checked: true } }));
  const el = themed(theme, { selection: true, showTextRowsSelected: false }, { data });
  expect(styleOf(el, '.MuiCheckbox-root').color).toBe(red);
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe('rgb(9, 9, 9)');
  expect(styleOf(el, '.MuiPaper-root').borderRadius).toBe('13px');
  expect(styleOf(el, 'th').fontFamily).toBe('Courier');
});

proves(
  [
    'To change more, use the following, and headerStyle for the header:',
    'rows, or cells, by their data | rowStyle, cellStyle',
  ],
  () => {
    const sx = { '& th, & td, & tr, & thead, & tbody, & span, & button': { letterSpacing: '3px' } };
    const { el } = mountTable(
      {
        headerStyle: { color: red },
        rowStyle: ({ age }: Person) => ({ outlineColor: age > 40 ? red : 'blue' }),
      },
      {
        sx,
        style: { margin: 7 },
        columns: columns({ city: { cellStyle: (city) => ({ color: city === 'Oslo' ? red : 'black' }) } }),
        actions: [{ icon: () => <i />, tooltip: 'x', onClick: () => undefined }],
      },
    );
    const inside = all(one(el, 'table'), 'th, td, tr, thead, tbody, span, button');
    expect(inside.length).toBeGreaterThan(30);
    expect(inside.filter((part) => getComputedStyle(part).letterSpacing !== '3px')).toEqual([]);
    expect(styleOf(el, '.MuiPaper-root').margin).toBe('7px');
    expect(styleOf(el, 'th').color).toBe(red);
    const rows = all(el, bodyRow).map((row) => getComputedStyle(row).outlineColor === red);
    expect(rows).toEqual([true, false, false, false, true]);
    const cities = all(el, `${bodyRow} td:nth-of-type(3)`).map(
      (cell) => getComputedStyle(cell).color === red,
    );
    expect(cities).toEqual([false, false, true, true, false]);
  },
);

proves('toolbar, pagination, group bar | sx of a Box around the table', () => {
  const parts = ['.MuiToolbar-root', '.MuiTablePagination-root', '.MuiToolbar-root > .MuiBox-root'];
  const sx = Object.fromEntries(parts.map((part) => [`& ${part}`, { outlineColor: `${red} !important` }]));
  const table = (props: object) => (
    <MaterialTable columns={columns()} data={people} options={{ grouping: true }} {...props} />
  );
  const colored = (el: ParentNode) =>
    parts.map((part) => all(el, part).some((one) => getComputedStyle(one).outlineColor === red));
  expect(colored(mount(<Box sx={sx}>{table({})}</Box>).el)).toEqual([true, true, true]);
  expect(colored(mount(table({ sx })).el)).toEqual([false, false, false]);
});

const css = { cssVariables: true, colorSchemes: { light: true, dark: true } } as const;

proves("Use a theme with palette: { mode: 'dark' }, or one with cssVariables and colorSchemes.", () => {
  const paper = (theme: Theme, mode: 'dark' | 'light') =>
    styleOf(themed(theme, {}, {}, mode), '.MuiPaper-root').backgroundColor;
  expect(paper(createTheme({ palette: { mode: 'dark' } }), 'dark')).toBe('rgb(18, 18, 18)');
  const theme = createTheme({ ...css, cssVariables: { colorSchemeSelector: 'class' } });
  expect(paper(theme, 'dark')).toBe('rgb(18, 18, 18)');
  document.documentElement.className = '';
  expect(paper(theme, 'light')).toBe('rgb(255, 255, 255)');
  document.documentElement.className = '';
});

proves(
  'The table flashes white while loading. With CSS variables, replace the white overlays for loading and errors.',
  async () => {
    const theme = createTheme({ ...css, cssVariables: { colorSchemeSelector: 'class' } });
    const veil = (el: ParentNode) =>
      all(el, 'div[style*="background"]').map((one) => getComputedStyle(one).backgroundColor);
    const white = 'rgb(255, 255, 255)';
    const loading = themed(theme, {}, { isLoading: true }, 'dark');
    await expect.poll(() => veil(loading).join('')).toBe(white);
    const failing = themed(theme, {}, { data: () => Promise.reject(new Error('No server')) }, 'dark');
    await expect.poll(() => failing.textContent).toContain('No server');
    expect(veil(failing).join('')).toBe(white);
    const dark = themed(createTheme({ palette: { mode: 'dark' } }), {}, { isLoading: true });
    await expect.poll(() => veil(dark).length).toBe(1);
    expect(veil(dark).join('')).toBe('rgb(18, 18, 18)');
    const own = themed(
      theme,
      {},
      { isLoading: true, components: { OverlayLoading: () => <p>Wait</p> } },
      'dark',
    );
    await expect.poll(() => own.textContent).toContain('Wait');
    expect(veil(own)).toEqual([]);
    document.documentElement.className = '';
  },
);

proves("In sx, use theme colors that follow the mode, such as 'action.hover' and 'background.paper'.", () => {
  const sx = { '& td': { bgcolor: 'action.hover' }, '& th': { bgcolor: 'background.paper' } };
  const colors = (mode: 'dark' | 'light') => {
    const el = themed(createTheme({ palette: { mode } }), {}, { sx });
    return [td, 'th'].map((part) => styleOf(el, part).backgroundColor);
  };
  expect(colors('light')).toEqual(['rgba(0, 0, 0, 0.04)', 'rgb(255, 255, 255)']);
  expect(colors('dark')).toEqual(['rgba(255, 255, 255, 0.08)', 'rgb(18, 18, 18)']);
});
