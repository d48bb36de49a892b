import { expect, test } from './fixtures';
import { kinds, openPage } from './site';

const connections: [name: string, connection: object | undefined, isPrefetching: boolean][] = [
  ['an ordinary connection', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g', saveData: false }, true],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
  ['a browser that does not say', undefined, true],
];

for (const [name, connection, isPrefetching] of connections) {
  test(`with ${name} the pages of visible links are ${isPrefetching ? '' : 'not '}prefetched by link elements`, async ({
    page,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await openPage(page, kinds.docs);
    const links = page.locator('link[rel="prefetch"]');
    if (isPrefetching) await expect.poll(() => links.count()).toBeGreaterThan(0);
    else {
      await page.waitForLoadState('networkidle');
      expect(await links.count()).toBe(0);
    }
  });
}

test('without support for prefetch links a GET request fetches ahead', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'prefetch' ? false : supports.call(this, token);
    };
  });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'xhr' && requests.push(request.url()));
  await openPage(page, kinds.docs);
  await expect.poll(() => requests.filter((url) => url.includes('/assets/js/')).length).toBeGreaterThan(0);
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
});

test('no sidebar prefetches a demo’s code', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, 'demos/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/(demo-(?!module)[a-z]|island)[^/]*\.js$/.test(url))).toEqual([]);
});
