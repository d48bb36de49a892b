import { build } from 'esbuild';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';

const address = 'http://compare-tables.test/';
const start = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import Table from './table.jsx';
  const rows = Array.from({ length: 25 }, (_, index) => ({
    id: index + 1,
    name: 'Person ' + String(index + 1).padStart(2, '0'),
    age: 20 + index,
  }));
  createRoot(document.getElementById('root')).render(createElement(Table, { rows }));
`;

/** Check in a browser that a folder's table.jsx pages, sorts and searches. @throws if not. */
export async function tryTable(folder: string, name: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<div id="root" style="height: 800px"></div>' }),
    );
    await page.goto(address);
    await page.addScriptTag({ content: await bundle(folder) });
    await shows(page, name, 'pages', 'Person 01', 'Person 25');
    const header = page.getByText('Name', { exact: true }).first();
    await header.click();
    await header.click();
    await shows(page, name, 'sorts', 'Person 25', 'Person 01');
    await search(page, 'Person 07');
    await shows(page, name, 'searches', 'Person 07', 'Person 25');
  } finally {
    await browser.close();
  }
}

async function bundle(folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: start, resolveDir: folder },
    bundle: true,
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** The field may be hidden behind a button. */
async function search(page: Page, text: string): Promise<void> {
  const field = page
    .locator('input[type=search], input[placeholder*=Search], input[aria-label*=Search]')
    .first();
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Search' }).first().click();
  await field.fill(text);
}

async function shows(page: Page, name: string, what: string, present: string, absent: string): Promise<void> {
  const isSo = ([here = '', gone = '']: string[]) =>
    document.body.innerText.includes(here) && !document.body.innerText.includes(gone);
  await page.waitForFunction(isSo, [present, absent], { timeout: 20_000 }).catch(async () => {
    throw new Error(
      `${name}: the sample doesn't say that it ${what}: "${present}" should be there, "${absent}" not. Its size would mean nothing: correct docs/_choosing. It shows: ${(await page.innerText('body')).slice(0, 400)}`,
    );
  });
}
