import { expect, test } from './fixtures';
import { kinds, meddle, nameOf, openPage, routeClasses, scriptsOf, startScripts } from './site';

const connections: [name: string, connection: object | undefined, isPrefetching: boolean][] = [
  ['an ordinary connection', { effectiveType: '4g', saveData: false }, true],
  ['3g', { effectiveType: '3g', saveData: false }, true],
  ['2g', { effectiveType: '2g', saveData: false }, false],
  ['slow 2g', { effectiveType: 'slow-2g', saveData: false }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
  ['a browser that does not say', undefined, true],
];

for (const [name, connection, isPrefetching] of connections) {
  test(`with ${name} a page of each class ${isPrefetching ? 'fetches' : 'fetches nothing of'} the pages of visible links ahead`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    for (const [kind, path] of Object.entries(routeClasses))
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

for (const [name, connection, isPrefetching] of connections) {
  test(`with ${name} the code of a demo's table ${isPrefetching ? 'comes along with' : 'waits for'} the page's scripts`, async ({
    page,
  }) => {
    const { main, table } = await scriptsOf(page, kinds.demo);
    expect(table.length).toBeGreaterThan(0);
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const { asked } = await meddle(
      page,
      (script) => [...main, ...table].includes(script),
      () => new Promise(() => {}),
    );
    // A page that waits for its scripts never fires `load`.
    await page.goto(kinds.demo, { waitUntil: 'domcontentloaded' });
    await startScripts(page);
    await expect.poll(() => main.every((script) => asked.includes(script))).toBe(true);
    const ahead = () => asked.filter((script) => table.includes(script)).length;
    if (isPrefetching) await expect.poll(ahead).toBe(table.length);
    else expect(ahead()).toBe(0);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  });
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`without support for prefetch links a GET request fetches ahead on a ${kind} page`, async ({
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
    await openPage(page, path);
    await expect.poll(() => requests.filter((url) => url.includes('/assets/js/')).length).toBeGreaterThan(0);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  });
}

test('a list of demos fetches no table ahead', async ({ page }) => {
  const { table } = await scriptsOf(page, kinds.demo);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(nameOf(request.url())));
  await openPage(page, 'demos/');
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(5);
  expect(table.length).toBeGreaterThan(0);
  expect(asked.filter((name) => table.includes(name))).toEqual([]);
});
