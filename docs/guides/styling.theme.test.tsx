import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import { AppBar, Box, createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { expect } from 'vitest';
import { saidBy } from '../errors/_produce';
import { mount, proves } from '../../tests/claims/claim';
import { press } from '../../tests/claims/hands';
import { all, bodyRow, one, styleOf } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
const red = 'rgb(255, 1, 2)';
const blue = 'rgb(3, 4, 255)';

function themed(
  theme: ThemeOptions,
  options: Options<Person> = {},
  props: Partial<MaterialTableProps<Person>> = {},
) {
  return mount(
    <ThemeProvider theme={createTheme(theme)}>
      <MaterialTable title="People" columns={columns()} data={people} options={options} {...props} />
    </ThemeProvider>,
  ).el;
}

proves(
  [
    "These are inline styles, so theme paths such as 'primary.main' don't work, and a makeStyles class name crashes the table.",
    "Use useTheme().palette.primary.main, or a theme path in sx: '& th': { bgcolor: 'primary.main' }.",
  ],
  async () => {
    const palette = { primary: { main: red } };
    const named = themed({ palette }, { headerStyle: { backgroundColor: 'primary.main' } });
    expect(styleOf(named, 'th').backgroundColor).not.toBe(red);
    const withClass = { headerStyle: 'makeStyles-head-1' as never };
    const table = <MaterialTable columns={columns()} data={people} options={withClass} />;
    expect(await saidBy(table)).toContain('Failed to set an indexed property');
    expect(
      styleOf(themed({ palette }, {}, { sx: { '& th': { bgcolor: 'primary.main' } } }), 'th').backgroundColor,
    ).toBe(red);
    function FromTheme() {
      const { main } = useTheme().palette.primary;
      const options = { headerStyle: { backgroundColor: main }, rowStyle: { backgroundColor: main } };
      return <MaterialTable columns={columns()} data={people} options={options} />;
    }
    const { el } = mount(
      <ThemeProvider theme={createTheme({ palette })}>
        <FromTheme />
      </ThemeProvider>,
    );
    expect([styleOf(el, 'th').backgroundColor, styleOf(el, bodyRow).backgroundColor]).toEqual([red, red]);
  },
);

proves(
  "primary colors check marks, the loading circle and the focused field, secondary the toolbar while rows are selected, and text.secondary the toolbar's icons.",
  async () => {
    const palette = {
      primary: { main: red },
      secondary: { main: blue },
      text: { secondary: 'rgb(7, 7, 7)' },
    };
    const data = people.map((row) => ({ ...row, tableData: { checked: true } }));
    const el = themed(
      { palette },
      { selection: true, exportMenu: [{ label: 'x', exportFunc: () => undefined }] },
      { data, isLoading: true },
    );
    expect(styleOf(el, '.MuiCheckbox-root').color).toBe(red);
    expect(styleOf(el, '[role=progressbar]').color).toBe(red);
    expect(styleOf(el, '.MuiToolbar-root').color).toBe(blue);
    const plain = themed(
      { palette },
      { exportMenu: [{ label: 'x', exportFunc: () => undefined }], searchAutoFocus: true },
    );
    expect(styleOf(plain, 'button[aria-label="Export"]').color).toBe('rgb(7, 7, 7)');
    await expect
      .poll(() => getComputedStyle(one(plain, '.MuiInput-root'), '::after').borderBottomColor)
      .toBe(red);
  },
);

proves(
  'Use head instead of root to style only the header, or body for only the rows. headerStyle takes precedence.',
  () => {
    const styleOverrides = { head: { backgroundColor: red }, body: { backgroundColor: blue } };
    const components = { MuiTableCell: { styleOverrides } };
    const el = themed({ components });
    expect([styleOf(el, 'th').backgroundColor, styleOf(el, `${bodyRow} td`).backgroundColor]).toEqual([
      red,
      blue,
    ]);
    const own = themed({ components }, { headerStyle: { backgroundColor: 'rgb(0, 9, 0)' } });
    expect(styleOf(own, 'th').backgroundColor).toBe('rgb(0, 9, 0)');
  },
);

proves(
  "A dark page alone doesn't change the table's colors. Wrap the table in a ThemeProvider with mode: 'dark'.",
  () => {
    const editable = { onRowAdd: async () => undefined };
    const light = mount(
      <Box sx={{ bgcolor: 'black', color: 'white' }}>
        <MaterialTable columns={columns()} data={people} editable={editable} />
      </Box>,
    ).el;
    const dark = themed({ palette: { mode: 'dark' } }, {}, { editable });
    const colors = (el: ParentNode) => {
      press(el, 'Add');
      const parts = [
        'button[aria-label="Add"]',
        '.MuiTablePagination-displayedRows, .MuiTypography-caption',
        'tbody input',
      ];
      return parts.map((part) => {
        const [r = 0] = styleOf(el, part).color.match(/\d+/g)?.map(Number) ?? [];
        return r > 127 ? 'light' : 'dark';
      });
    };
    expect(colors(light)).toEqual(['dark', 'dark', 'dark']);
    expect(colors(dark)).toEqual(['light', 'light', 'light']);
  },
);

proves('Your own icons also follow it, unless they set a color.', () => {
  const actions = [{ icon: ArrowUpward, tooltip: 'Up', isFreeAction: true, onClick: () => undefined }];
  const colorIn = (mode: 'dark' | 'light') =>
    styleOf(themed({ palette: { mode } }, {}, { actions }), 'button[aria-label="Up"] svg').color;
  expect([colorIn('light'), colorIn('dark')]).toEqual(['rgba(0, 0, 0, 0.6)', 'rgba(255, 255, 255, 0.7)']);
});

proves(
  "The loading overlay has z-index: 11; sticky cells have the value you set. Give your app bar a higher value and a background. MUI's AppBar has both.",
  () => {
    const el = themed({}, { headerStyle: { position: 'sticky', zIndex: 3 } }, { isLoading: true });
    const layers = all(el, '*').flatMap((node) => {
      const { zIndex, position } = getComputedStyle(node);
      return zIndex === 'auto' || position === 'static' ? [] : [Number(zIndex)];
    });
    expect(styleOf(el, 'th').zIndex).toBe('3');
    expect(Math.max(...layers)).toBe(11);
    const bar = getComputedStyle(one(mount(<AppBar>Bar</AppBar>).el, '.MuiAppBar-root'));
    expect(Number(bar.zIndex)).toBeGreaterThan(11);
    expect(bar.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
);
