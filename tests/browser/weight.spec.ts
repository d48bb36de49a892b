import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

const basePath = '/material-table-core-website/';

/** Collects what scripts a page asks for, with the weight that a server with brotli sends, in kB. */
async function watchScripts(
  page: Page,
): Promise<{ list: () => string; urls: string[]; kilobytes: () => number }> {
  // What is fetched ahead for the next page isn't this page's weight.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !urls.includes(pathname)) urls.push(pathname);
  });
  const weigh = (url: string) =>
    brotliCompressSync(fs.readFileSync(path.resolve('build', url.slice(basePath.length)))).length;
  return {
    urls,
    list: () => urls.map((u) => u.split('/').pop() + ' ' + weigh(u)).join(' '),
    kilobytes: () => urls.reduce((sum, url) => sum + weigh(url), 0) / 1000,
  };
}

test('home weighs at most 300 kB of scripts with its table alive, none of them before the first paint', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await page.goto('');
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await openPage(page, '');
  const island = page.locator('[data-island]').first();
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live', { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  console.log('home', scripts.kilobytes(), scripts.list());
  expect(scripts.urls.length).toBeGreaterThan(5);
  expect(scripts.kilobytes()).toBeLessThanOrEqual(300);
});

for (const demo of ['sort/basic', 'selection/basic', 'columns/hide', 'group/basic', 'tree-data/basic']) {
  test(`the page of ${demo} weighs at most 260 kB of scripts with all its tables alive, and nothing moves`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: [] as number[] }).shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const scripts = await watchScripts(page);
    await openPage(page, `demos/${demo}`);
    const islands = await page.locator('[data-island]').all();
    for (const island of islands) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-state', 'live', { timeout: 20_000 });
    }
    await page.waitForLoadState('networkidle');
    console.log(demo, scripts.kilobytes(), scripts.list());
    expect(scripts.kilobytes()).toBeLessThanOrEqual(260);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
}
