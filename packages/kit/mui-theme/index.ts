import { createTheme, type ColorSystemOptions, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { colors, radius, type } from '../tokens';
import { selectionToolbarColor, tableWorkarounds } from './workarounds';
import { tableLook } from './table-look';

/** MUI would lighten raised paper in the dark, up to the color of the lines on it. */
const noOverlays = Array.from({ length: 25 }, () => 'none') as NonNullable<ColorSystemOptions['overlays']>;

/**
 * The MUI theme of every table on the site. Both color schemes are CSS variables keyed to `data-theme`, so a
 * server-rendered table has its colors before any script runs, and switching renders nothing again.
 */
export function createSiteTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: palette('light') },
      dark: { palette: palette('dark'), overlays: noOverlays },
    },
    shape: { borderRadius: Number.parseInt(radius.md, 10) },
    components: tableLook,
    typography: { fontFamily: type.family, fontSize: 14, h6: { fontSize: type.size.lg, fontWeight: 600 } },
  });
}

/**
 * The style sheet that a page needs besides its tables' own styles: the theme's variables and workarounds
 * for library defects. It is added once to each page with a table (`plugins/delivery` on the server, the
 * island runtime after a navigation).
 */
export function tableCss(): string {
  const variables = createSiteTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries<Record<string, string | number>>(sheet))
    .map(([selector, declarations]) => {
      const body = Object.entries(declarations).map(
        ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
      );
      const rule = `${selector}{${body.join(';')}}`;
      // Paper is light.
      return selector.includes('dark') ? `@media not print{${rule}}` : rule;
    });
  return variables.join('') + tableWorkarounds;
}

function palette(scheme: 'light' | 'dark') {
  const c = colors[scheme];
  return {
    primary: { main: c.accent, contrastText: c.onAccent },
    secondary: { main: c.info, dark: c[selectionToolbarColor] },
    error: { main: c.danger },
    warning: { main: c.warning },
    info: { main: c.info },
    success: { main: c.success },
    text: { primary: c.text, secondary: c.muted },
    divider: c.line,
    background: { default: c.page, paper: c.raised },
    // MUI would derive this from the divider, nearly invisible.
    TableCell: { border: c.lineTable },
  };
}
