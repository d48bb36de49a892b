import MaterialTable, { type Components } from '@material-table/core';
import { createTheme, ThemeProvider } from '@mui/material';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { proves, mount } from './claim';

import { all, bodyRow, one, texts } from './read';
import { columns, mountTable, people } from './table';

proves(
  [
    'Use it to set margins, a maximum width, a border or a shadow.',
    'the paper: background, margin, shadow, width | style, or a custom Container',
  ],
  () => {
    const Container = (props: object) => <section {...props} />;
    const { el } = mountTable({}, { style: { margin: 7 }, components: { Container } as Components });
    expect(one(el, 'section').style.margin).toBe('7px');
  },
);

proves(
  [
    "With MUI's theme values, breakpoints and selectors, it can also style header cells, every second row or the last column.",
    'For those, use style or a custom components.Container with sx.',
    'header, cells, hover, borders of one table | sx',
    'all tables in the app | the theme',
  ],
  () => {
    const color = (mode: 'light' | 'dark') => {
      const theme = createTheme({
        palette: { mode },
        components: { MuiTableCell: { styleOverrides: { root: { outlineWidth: 7 } } } },
      });
      const table = <MaterialTable columns={columns()} data={people} sx={sx} />;
      const { el } = mount((<ThemeProvider theme={theme}>{table}</ThemeProvider>) as ReactElement);
      const rows = all(el, bodyRow).map((row) => getComputedStyle(row).backgroundColor);
      expect(getComputedStyle(one(el, 'th')).outlineWidth).toBe('7px');
      expect(getComputedStyle(one(el, 'td:last-child')).borderLeftWidth).toBe('3px');
      return [rows[0], rows[1]];
    };
    const sx = {
      '& tbody tr:nth-of-type(even)': { backgroundColor: 'action.hover' },
      '& td:last-child': { borderLeft: '3px solid red' },
    };
    const [light, dark] = [color('light'), color('dark')];
    expect(light[0]).not.toBe(light[1]);
    expect(light[1]).not.toBe(dark[1]);
  },
);

proves(
  [
    'title is shown at the start of the toolbar.',
    'To use a different heading level, pass an element:',
    "It isn't a caption of the HTML table and doesn't name the table for screen readers.",
    "A string becomes an h6 heading, truncated with an ellipsis if there isn't enough room. Any other node (a logo, a group of buttons) is rendered as is.",
  ],
  () => {
    const { el } = mountTable({}, { title: <h2>Staff list</h2> });
    expect(texts(el, 'h2')).toEqual(['Staff list']);
    const table = one(el, 'table:has(thead)');
    expect([
      table.querySelector('caption'),
      table.getAttribute('aria-label'),
      table.getAttribute('aria-labelledby'),
    ]).toEqual([null, null, null]);
    const long = mountTable({}, { title: 'x'.repeat(500) }).el;
    expect(getComputedStyle(one(long, 'h6')).textOverflow).toBe('ellipsis');
  },
);
