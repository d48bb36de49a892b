import { createTheme } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { colors } from '../tokens';
import { createSiteTheme, tableCss } from '.';
import { tableLook } from './table-look';

test.each([
  ['light', /(?:^|\})[^{]*\[data-theme="light"\][^{]*\{[^}]*--mui-palette-TableCell-border:([^;}]+)/],
  ['dark', /\[data-theme="dark"\][^{]*\{[^}]*--mui-palette-TableCell-border:([^;}]+)/],
] as const)('the style sheet has the lines of a table for the %s theme', (scheme, pattern) => {
  expect(pattern.exec(tableCss())?.[1]).toBe(colors[scheme].lineTable);
});

test('tables have the look that visitors copy', () => {
  expect(createSiteTheme().components).toMatchObject(tableLook ?? {});
});

test('the look that visitors copy works in a theme of their own, with CSS variables and without', () => {
  for (const cssVariables of [true, false]) {
    const theme = createTheme({ cssVariables, components: tableLook });
    const head = theme.components?.MuiTableCell?.styleOverrides?.head as (props: object) => object;
    expect(head({ theme })).toMatchObject({
      color: expect.stringContaining(
        cssVariables ? '--mui-palette-text-secondary' : theme.palette.text.secondary,
      ) as string,
    });
  }
});
