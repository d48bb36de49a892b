import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from '../../src/components/Demo/whole-screen';

/** Messages caused by the library in development builds or in a visitor's browser, with the reasons. */
const libraryMessages: RegExp[] = [
  // material-table.js writes this on every sort of remote data.
  /Properties orderBy and orderDirection had been deprecated/,
  // LookupFilter.js passes PaperProps to a DOM element.
  /React does not recognize the `PaperProps` prop/,
];

/** A page that fails its test on a warning or error in the console, an exception, or a foreign request. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      watch(page, baseURL ?? '', complaints);
      await use(complaints);
      expect(complaints, 'messages in the console, errors, failed or foreign requests').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * List the sentences of a page that hold if the running test passes: `selection/basic.spec.ts` proves
 * sentences of `selection/basic.mdx`. They appear next to the test in Playwright's report.
 * `tests/content/quotes.test.ts` reads them from the source and fails when the page lacks one, so write
 * string literals, without Markdown marks.
 */
export function proves(quotes: string | string[]): void {
  for (const description of [quotes].flat()) test.info().annotations.push({ type: 'proves', description });
}

function watch(page: Page, baseURL: string, complaints: string[]): void {
  const own = new URL(baseURL).origin;
  page.on('console', (message) => {
    const text = message.text();
    if (['warning', 'error'].includes(message.type()) && !libraryMessages.some((known) => known.test(text)))
      complaints.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A request that a navigation cancels is no failure of the site.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && !/^(data|blob|about):/.test(request.url()))
      complaints.push(`foreign: ${request.url()}`);
  });
}

/**
 * Open a demo's page and wait until its table is interactive.
 * @param id `selection/on-row-click.by-id` is the demo of that file; its page is the part before the dot, or a guide's folder.
 * @returns the area of the running demo.
 */
export async function openDemo(page: Page, id: string): Promise<Locator> {
  await page.goto(`${id.startsWith('docs/') ? '' : 'demos/'}${pageOf(id)}`);
  return demoOf(page, id);
}

/** A demo of the current page, once its table is interactive. */
export async function demoOf(page: Page, id: string): Promise<Locator> {
  const island = page.locator(`[data-island="${id}"]`);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live');
  return island;
}

/** The cell texts of one column of a table's body, by index from 0; rows without that cell are skipped. */
export async function columnTexts(table: Locator, column: number): Promise<string[]> {
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(
    rows.map(async (row) => (await row.locator('td').allInnerTexts())[column]?.trim() ?? ''),
  );
  return texts.filter((text) => text !== '');
}

export { expect };
export type { Locator, Page };
