import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRedirects } from '../../plugins/redirects';
import { redirectsByPage, removedPages } from '../../plugins/redirects/table';
import { basePath } from '../../site-path';
import { readPage } from '../../tools/built-site/pages';
import { expect, test } from './fixtures';

const target = 'docs/about';
const table = { 'docs/was-here': target, 'docs/was-here#a b': `${target}#license` };
const folder = path.join(os.tmpdir(), `moved-${process.pid}`);

test.beforeAll(async () => {
  fs.mkdirSync(path.join(folder, target), { recursive: true });
  fs.writeFileSync(path.join(folder, target, 'index.html'), readPage(target));
  await writeRedirects(
    {
      siteDir: path.resolve(__dirname, '../..'),
      outDir: folder,
      baseUrl: basePath,
      routesPaths: [basePath + target],
      siteConfig: { url: 'https://example.org', title: 'Site', titleDelimiter: '·' },
    },
    table,
  );
});
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async ({ page }) => {
  await page.route('**/docs/was-here*', (route) =>
    route.fulfill({ path: path.join(folder, 'docs/was-here/index.html') }),
  );
});

const addresses: [from: string, to: string][] = [
  ['docs/was-here', target],
  ['docs/was-here?from=mail', `${target}?from=mail`],
  ['docs/was-here?from=mail#a%20b', `${target}?from=mail#license`],
  // An anchor without a row may exist on the new page, and is harmless otherwise.
  ['docs/was-here#license', `${target}#license`],
  ['docs/was-here#constructor', `${target}#constructor`],
  ['docs/was-here#100%25', `${target}#100%25`],
];

for (const [from, to] of addresses) {
  test(`/${from} of a removed page leads to /${to}, and Back to where the visitor was`, async ({
    page,
    baseURL,
  }) => {
    await page.goto('docs/choosing');
    await page.evaluate((href) => location.assign(href), new URL(from, baseURL).href);
    await expect(page).toHaveURL(new URL(to, baseURL).href);
    await expect(page.locator('h1')).toHaveText('About the table');
    await page.goBack();
    await expect(page).toHaveURL(/docs\/choosing$/);
  });
}

for (const page of removedPages().slice(0, 3)) {
  test(`/${page} leads on`, async ({ page: tab, baseURL }) => {
    await tab.goto(page);
    const { href } = new URL(redirectsByPage().get(page)?.[''] ?? '', baseURL);
    // Some routes end with a slash.
    await expect(tab).toHaveURL((url) => url.href.replace(/\/$/, '') === href);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a removed page shows where its text is', async ({ page }) => {
    await page.goto('docs/was-here');
    await page.getByRole('link', { name: 'About the table', exact: true }).click();
    await expect(page).toHaveURL(/docs\/about$/);
  });
});
