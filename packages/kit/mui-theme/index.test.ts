import { expect, test } from 'vitest';
import { colors } from '../tokens';
import { createSiteTheme, tableCss } from '.';

test.each(['light', 'dark'] as const)('a table takes the colors of the %s tokens', (scheme) => {
  const palette = createSiteTheme().colorSchemes[scheme]?.palette;
  const c = colors[scheme];
  expect(palette).toMatchObject({
    primary: { main: c.accent, contrastText: c.onAccent },
    text: { primary: c.text, secondary: c.muted },
    divider: c.line,
    background: { default: c.page, paper: c.raised },
    TableCell: { border: c.lineTable },
    error: { main: c.danger },
    warning: { main: c.warning },
    info: { main: c.info },
    success: { main: c.success },
  });
});

test.each([
  ['light', /(?:^|\})[^{]*\[data-theme="light"\][^{]*\{[^}]*--mui-palette-TableCell-border:([^;}]+)/],
  ['dark', /\[data-theme="dark"\][^{]*\{[^}]*--mui-palette-TableCell-border:([^;}]+)/],
] as const)('the style sheet has the lines of a table for the %s theme', (scheme, pattern) => {
  expect(pattern.exec(tableCss())?.[1]).toBe(colors[scheme].lineTable);
});

test('paper in the dark has the color that the lines on it are chosen for', () => {
  expect(tableCss()).toContain('--mui-overlays-2:none');
});

test('the theme can be right-to-left', () => {
  expect([createSiteTheme().direction, createSiteTheme('rtl').direction]).toEqual(['ltr', 'rtl']);
});
