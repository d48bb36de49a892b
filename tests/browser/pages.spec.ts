import fs from 'node:fs';
import { budgetOf, exampleBudget, maxShift } from '../../tools/budgets';
import { colorRules, findViolations } from './axe';
import { expect, test } from './fixtures';
import { kinds, openPage, specifiedPages, transitionsEnd, wakeTables } from './site';
import { watchScripts } from './weight';

/** The pages of the repository, and those of the specification, none of which may be missing. */
const pages = [
  ...new Set(['playground', ...specifiedPages, ...writtenPages()].map((page) => page.replace(/\/$/, ''))),
].sort();

/** The frame around the text is the same on all pages of a kind: check it on one of each, and the largest. */
const withSurroundings = new Set<string>([
  ...Object.values(kinds),
  'docs/api/props/options',
  'playground',
  'demos',
]);
const surroundings = '.navbar, .theme-doc-sidebar-container, .table-of-contents, footer';

for (const address of pages) {
  const tag = Object.values<string>(kinds).includes(address) ? ' @smoke' : '';
  test(`/${address} in both themes: clean console, no failed and no foreign request, tables alive, accessible${tag}`, async ({
    page,
  }) => {
    // Other pages are not prefetched: each has its own test.
    const scripts = await watchScripts(page);
    await page.addInitScript(watchPage);
    await openPage(page, `${address}?docusaurus-theme=light`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('h1').first()).toBeVisible();
    await wakeTables(page);
    // Their tables load rows: the library's loading circle or bar, which has no name, appears briefly.
    if (['docs/tutorial', 'examples/order-desk'].includes(address))
      await expect(page.locator('[data-island] [role="progressbar"]')).toHaveCount(0);
    if (address.startsWith('demos/')) {
      const showsPicker = (await page.locator('.MuiPickersTextField-root').count()) > 0;
      expect(scripts.kilobytes(), 'kB of scripts by brotli').toBeLessThanOrEqual(
        budgetOf(address, showsPicker),
      );
    }
    if (address.startsWith('examples/'))
      expect(scripts.kilobytes(), 'kB of scripts by brotli').toBeLessThanOrEqual(exampleBudget);
    expect(await page.evaluate(() => window.shift), 'cumulative layout shift').toBeLessThan(maxShift);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'sideways scrolling',
    ).toBe(0);
    // On a scrolled page the sticky navbar covers a line of links, and axe reports them as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    const without = withSurroundings.has(address) ? undefined : surroundings;
    expect(await findViolations(page, { without })).toEqual([]);

    await page.locator('[data-color-switch]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await transitionsEnd(page);
    expect(await findViolations(page, { rules: colorRules, without })).toEqual([]);
  });
}

/** The addresses of all pages below docs/, demos/ and examples/: the path is the address. */
function writtenPages(): string[] {
  return ['docs', 'demos', 'examples'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx') && !/(^|[\\/])_/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/').replace(/(^|\/)index\.mdx$|\.mdx$/, '')}`),
  );
}

declare global {
  interface Window {
    /** The sum of all layout shifts without input. */
    shift: number;
  }
}

function watchPage(): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
