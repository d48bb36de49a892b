import MaterialTable, { type Options } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { bodyRow, styleOf, td } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const red = 'rgb(255, 1, 2)';

const clear = 'rgba(0, 0, 0, 0)';

proves("style={{ backgroundColor: 'aliceblue' }} colors the toolbar, rows and pagination at once.", () => {
  const { el } = mountTable({}, { style: { backgroundColor: red } });
  expect(styleOf(el, '.MuiPaper-root').backgroundColor).toBe(red);
  const parts = ['.MuiToolbar-root', 'th', bodyRow, td, '.MuiTablePagination-root', 'table', 'tfoot'];
  expect(parts.map((part) => styleOf(el, part).backgroundColor)).toEqual(parts.map(() => clear));
});

proves(
  [
    'The table is outside your ThemeProvider',
    'If only the rows stay white, a rowStyle or cellStyle has a fixed color, or a page stylesheet colors tr or td.',
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
