import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { openPage, specifiedPages } from './site';

/** The pages that were built, and those of the specification, of which none may be missing. */
const sitemap = fs.readFileSync(path.resolve('build/sitemap.xml'), 'utf8');
const built = [
  ...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/material-table-core-website\/([^<]*)<\/loc>/g),
].map((match) => match[1] ?? '');
const pages = [...new Set([...specifiedPages, ...built].map((page) => page.replace(/\/$/, '')))].sort();

for (const theme of ['light', 'dark']) {
  for (const address of pages) {
    test(`/${address} loads in ${theme} colors with a clean console, no failed and no foreign request, tables alive`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        );
      });
      await openPage(page, `${address}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('h1').first()).toBeVisible();
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-state', 'live', { timeout: 15_000 });
      }
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
        'no sideways scrolling',
      ).toBe(true);
    });
  }
}
