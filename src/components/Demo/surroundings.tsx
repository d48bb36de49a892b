import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createSiteTheme, tableCss } from '#kit/mui-theme/index.ts';

const siteTheme = createSiteTheme();
// One cache for all tables of a page: it adopts the style rules of the static page.
const siteCache = createCache({ key: 'css' });

/** The context of tables and menus in the page: the site's theme and style rules. Call `addTableCss` once before. */
export function TableSurroundings({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={siteCache}>
      <ThemeProvider
        theme={siteTheme}
        disableStyleSheetGeneration
        colorSchemeNode={null}
        storageManager={null}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Add the style sheet that tables need besides their own styles, unless the page has it. */
export function addTableCss(): void {
  if (document.getElementById('table-css')) return;
  const style = Object.assign(document.createElement('style'), { id: 'table-css', textContent: tableCss() });
  document.head.prepend(style);
}
