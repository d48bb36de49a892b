import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Locator, Page } from './fixtures';

const font = fs
  .readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  .toString('base64');

/**
 * Show a demo as an app with only React, MUI with the site's theme and font, and the table: no other style
 * sheet, and on the body the theme's font.
 * @param width of the app, in px.
 * @returns the app.
 */
export async function openPlainApp(page: Page, demoFile: string, width: number): Promise<Locator> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { ThemeProvider } from '@mui/material/styles';
        import { createRoot } from 'react-dom/client';
        import Demo from ${JSON.stringify(path.resolve(demoFile))};
        import { createSiteTheme } from './packages/kit/mui-theme';
        const app = document.getElementById('app');
        createRoot(app).render(<ThemeProvider theme={createSiteTheme()}><Demo /></ThemeProvider>);`,
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    // The library needs its modules in the order of its index (see plugins/table-bundle).
    ignoreAnnotations: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    tsconfigRaw: {},
  });
  await page.route('**/plain-app', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-theme="light"><style>@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(data:font/woff2;base64,${font})}</style><body style="margin:0;font:var(--mui-font-body1)"><div id="app" style="width:${width}px"></div></body></html>`,
    }),
  );
  await page.goto('plain-app');
  await page.evaluate(() =>
    Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 16px 'Inter Variable'`))),
  );
  await page.addScriptTag({ content: outputFiles[0]?.text });
  return page.locator('#app');
}
