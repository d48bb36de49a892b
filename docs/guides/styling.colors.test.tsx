import MaterialTable, { type Column, type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, proves } from '../../tests/claims/claim';
import { all, bodyRow, columns, mountTable, one, people, type Person } from '../../tests/claims/table';

const td = `${bodyRow} td`;
const red = 'rgb(255, 1, 2)';
const styleOf = (el: ParentNode, selector: string) => getComputedStyle(one(el, selector));
const clear = 'rgba(0, 0, 0, 0)';

proves("style={{ backgroundColor: 'aliceblue' }} colors toolbar, rows and pagination at once.", () => {
  const { el } = mountTable({}, { style: { backgroundColor: red } });
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe(red);
  const parts = ['.MuiToolbar-root', 'th', bodyRow, td, '.MuiTablePagination-root', 'table', 'tfoot'];
  expect(parts.map((part) => styleOf(el, part).backgroundColor)).toEqual(parts.map(() => clear));
});

proves(
  [
    'Cells inherit color from rowStyle unless cellStyle sets one.',
    'Omit !important: an inline style with it is dropped.',
  ],
  () => {
    const color = (rowStyle: Options<Person>['rowStyle'], cellStyle?: Column<Person>['cellStyle']) =>
      styleOf(mountTable({ rowStyle }, { columns: columns({ name: { cellStyle } }) }).el, td).color;
    const usual = color({});
    expect(color({ color: red })).toBe(red);
    expect(color({ color: red }, { color: 'rgb(9, 9, 9)' })).toBe('rgb(9, 9, 9)');
    expect(color({ color: `${red} !important` })).toBe(usual);
  },
);

proves(
  'There is no columnStyle: create the columns from your state, with cellStyle and headerStyle for the chosen one.',
  () => {
    const chosen = (field: keyof Person) => {
      const style = { cellStyle: { backgroundColor: red }, headerStyle: { backgroundColor: red } };
      return <MaterialTable columns={columns({ [field]: style })} data={people} />;
    };
    const { el, rerender } = mount(chosen('name'));
    const colored = () =>
      all(el, 'th, tbody td').flatMap((cell, index) =>
        getComputedStyle(cell).backgroundColor === red ? [index % 3] : [],
      );
    expect(colored()).toEqual([0, 0, 0, 0, 0, 0]);
    rerender(chosen('city'));
    expect(colored()).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

proves(
  [
    "'& tbody tr:hover': { bgcolor: 'transparent !important' } in sx.",
    'Without onRowClick and onRowDoubleClick rows have no hover color.',
  ],
  async () => {
    const under = async (props: Parameters<typeof mountTable>[1]) => {
      const { el } = mountTable({}, props);
      await userEvent.hover(one(el, td));
      return () => styleOf(el, bodyRow).backgroundColor;
    };
    const onRowClick = () => undefined;
    await expect.poll(await under({ onRowClick })).not.toBe(clear);
    await expect.poll(await under({ onRowDoubleClick: onRowClick })).not.toBe(clear);
    const sx = { '& tbody tr:hover': { bgcolor: 'transparent !important' } };
    await expect.poll(await under({ onRowClick, sx })).toBe(clear);
    expect((await under({}))()).toBe(clear);
  },
);

proves(
  [
    "For one table, color the row in sx; it doesn't need an onRowClick",
    'This colors only rows with an onRowClick or onRowDoubleClick',
  ],
  async () => {
    const hovered = async (el: HTMLElement) => {
      await userEvent.hover(one(el, td));
      return () => styleOf(el, bodyRow).backgroundColor;
    };
    const { el } = mountTable({}, { sx: { '& tbody tr:hover': { bgcolor: red } } });
    await expect.poll(await hovered(el)).toBe(red);
    const root = { '&.MuiTableRow-hover:hover': { backgroundColor: red } };
    const theme = createTheme({ components: { MuiTableRow: { styleOverrides: { root } } } });
    const themed = (onRowClick?: () => void) =>
      mount(
        <ThemeProvider theme={theme}>
          <MaterialTable columns={columns()} data={people} onRowClick={onRowClick} />
        </ThemeProvider>,
      ).el;
    await expect.poll(await hovered(themed(() => undefined))).toBe(red);
    expect((await hovered(themed()))()).toBe(clear);
  },
);

proves(
  [
    'The table is outside your ThemeProvider',
    'If only rows stay white, a rowStyle or cellStyle has a fixed color, or a page stylesheet colors tr or td.',
  ],
  () => {
    const theme = createTheme({ palette: { mode: 'dark' } });
    const table = (options: Options<Person> = {}) => (
      <MaterialTable columns={columns()} data={people} options={options} />
    );
    const dark = (options: Options<Person> = {}) =>
      mount(<ThemeProvider theme={theme}>{table(options)}</ThemeProvider>).el;
    const paper = (el: ParentNode) => styleOf(el, '.MuiPaper-root').backgroundColor;
    expect(paper(mount(table()).el)).toBe('rgb(255, 255, 255)');
    const inside = dark();
    expect(paper(inside)).toBe('rgb(18, 18, 18)');
    expect(styleOf(inside, td).backgroundColor).toBe(clear);
    const white = { backgroundColor: 'white' };
    expect(styleOf(dark({ rowStyle: white }), bodyRow).backgroundColor).toBe('rgb(255, 255, 255)');
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'td { background: white }';
    expect(styleOf(inside, td).backgroundColor).toBe('rgb(255, 255, 255)');
    sheet.remove();
  },
);

proves(
  [
    'padding has no effect there.',
    'In the theme, MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } } and MuiCheckbox: { styleOverrides: { root: { padding: 4 } } } make its entries 32 px high instead of 54, or 48 on phones.',
  ],
  async () => {
    const heights = async (theme: Parameters<typeof createTheme>[0]) => {
      const { el, unmount } = mount(
        <ThemeProvider theme={createTheme(theme)}>
          <MaterialTable
            columns={[{ title: 'City', field: 'city', lookup: { Bonn: 'Bonn', Oslo: 'Oslo' } }]}
            data={people}
            options={{ filtering: true, padding: 'dense' }}
          />
        </ThemeProvider>,
      );
      const menu = one(el, '#m--table--filter--row [role=combobox]');
      menu.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
      await expect.poll(() => all(document, '[role=option]').length).toBe(2);
      const found = all(document, '[role=option]').map(({ offsetHeight }) => offsetHeight);
      unmount();
      return found;
    };
    await page.viewport(1000, 800);
    expect(await heights({})).toEqual([54, 54]);
    const dense = {
      MuiMenuItem: { styleOverrides: { root: { paddingBlock: 0 } } },
      MuiCheckbox: { styleOverrides: { root: { padding: 4 } } },
    };
    expect(await heights({ components: dense })).toEqual([32, 32]);
    await page.viewport(390, 800);
    expect(await heights({ components: dense })).toEqual([48, 48]);
    await page.viewport(1000, 800);
  },
);
