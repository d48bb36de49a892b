import MaterialTable from '@material-table/core';
import { createTheme, ThemeProvider, useTheme } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { all, one } from '../../tests/claims/read';
import { columns, mountTable, people } from '../../tests/claims/table';

proves(
  "which is 37 px high, make the filter cells sticky below it: filterCellStyle: { position: 'sticky', top: 36, zIndex: 1, background: 'var(--mui-palette-background-paper, white)' }.",
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

proves("If your theme doesn't use cssVariables, use useTheme().palette.background.paper.", () => {
  /** The background of a filter cell in a dark theme: by the variable, and by the theme's color. */
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
