import { expect, test } from './fixtures';
import { kinds, openPage } from './site';

const connections: [name: string, connection: object, isPrefetching: boolean][] = [
  ['an ordinary connection', { effectiveType: '4g', saveData: false }, true],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
];

for (const [name, connection, isPrefetching] of connections) {
  test(`with ${name} a page of each kind ${isPrefetching ? 'fetches' : 'fetches nothing of'} the pages of visible links ahead`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    for (const [kind, path] of Object.entries({ ...kinds, 'not-found': 'no/such-page' }))
      await test.step(kind, async () => {
        await openPage(page, path);
        const links = page.locator('link[rel="prefetch"]');
        // The browser logs the missing page.
        for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
        if (isPrefetching) return expect.poll(() => links.count()).toBeGreaterThan(0);
        // By now a visible link would have been prefetched: a later observer has already reported.
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              const probe = document.body.appendChild(document.createElement('a'));
              probe.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px';
              new IntersectionObserver(() => requestIdleCallback(() => resolve())).observe(probe);
            }),
        );
        await page
          .getByRole('link', { name: /^(Playground|Text and code)$/ })
          .first()
          .hover();
        return expect(await links.count()).toBe(0);
      });
  });
}

test('without support for prefetch links a GET request fetches ahead, and no link is added', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'prefetch' ? false : supports.call(this, token);
    };
  });
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() === 'xhr' && requests.push(request.url()));
  await openPage(page, kinds.demo);
  await expect.poll(() => requests.filter((url) => url.includes('/assets/js/')).length).toBeGreaterThan(0);
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
});
