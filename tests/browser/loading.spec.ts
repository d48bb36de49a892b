import type { Route } from '@playwright/test';
import { expect, test, type Page } from './fixtures';
import { hydrated, kinds, openPage, startScripts } from './site';

/** How a host fails to deliver a chunk. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'the connection breaks': (route) => route.abort(),
  'the host answers 404': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'the host answers 200 with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Home</h1>' }),
};

/** Names of the scripts that a page's own content needs, from the page itself. */
async function chunksOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const preload = /data-preload="([^"]*)"/.exec(html)?.[1] ?? '';
  return preload.split(' ').map((href) => href.split('/').pop() ?? '');
}

// A failure is the point of these tests, so the browser's own messages of it are no complaint.
test.afterEach(({ complaints }) => {
  for (const text of complaints.splice(0)) {
    if (
      !/Failed to load resource|ChunkLoadError|Loading chunk|Unexpected token|^failed: .*\/assets\/js\//.test(
        text,
      )
    )
      complaints.push(text);
  }
});

for (const [failure, fail] of Object.entries(failures)) {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`navigating to a ${kind} page when ${failure}: the red box with Retry, which recovers`, async ({
      page,
    }) => {
      const start = kind === 'docs' ? kinds.demo : kinds.docs;
      const [ownChunks, startChunks] = [await chunksOf(page, path), await chunksOf(page, start)];
      const only = new Set(ownChunks.filter((name) => !startChunks.includes(name)));
      expect(only.size).toBeGreaterThan(0);
      let isBroken = true;
      await page.route('**/assets/js/**', (route) =>
        isBroken && only.has(route.request().url().split('/').pop() ?? '') ? fail(route) : route.continue(),
      );
      await openPage(page, start);
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.evaluate((target) => {
        const link = Object.assign(document.createElement('a'), { href: target });
        void link;
        history.pushState({}, '', target);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, new URL(path, test.info().project.use.baseURL).href);
      const box = page.getByRole('alert').filter({ hasText: /chunk/i });
      await expect(box).toBeVisible();
      expect(warnings.join('\n')).toMatch(/chunk/i);
      isBroken = false;
      await box.getByRole('button', { name: 'Retry' }).click();
      await expect(box).toHaveCount(0);
      await expect(page.locator('h1').first()).toBeVisible();
    });

    test(`a first load of a ${kind} page when ${failure}: the text stays, Retry brings it to life`, async ({
      page,
    }) => {
      const own = new Set(await chunksOf(page, path));
      let isBroken = true;
      await page.route('**/assets/js/**', (route) =>
        isBroken && own.has(route.request().url().split('/').pop() ?? '') ? fail(route) : route.continue(),
      );
      await page.goto(path);
      await startScripts(page);
      const bar = page.locator('#load-failure');
      await expect(bar).toBeVisible();
      await expect(page.locator('h1').first()).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      isBroken = false;
      await bar.getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(bar).toHaveCount(0);
    });
  }

  test(`when ${failure} for the main script: the text stays, Retry brings the page to life`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/assets/js/main*', (route) => (isBroken ? fail(route) : route.continue()));
    await page.goto(kinds.docs);
    await startScripts(page);
    const bar = page.locator('#load-failure');
    await expect(bar).toBeVisible();
    isBroken = false;
    await bar.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
  });

  test(`when ${failure} for a table's code: the first frame stays, Retry brings it to life`, async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/assets/js/{island,demo-sort}*', (route) =>
      isBroken ? fail(route) : route.continue(),
    );
    await openPage(page, kinds.demo);
    const alert = page.locator('[data-demo]').first().getByRole('alert');
    await expect(alert).toBeVisible();
    await expect(page.locator('[data-island] tbody').first()).not.toHaveText('');
    isBroken = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('[data-island]').first()).toHaveAttribute('data-state', 'live');
  });
}

test('the progress bar shows after 1000 ms of waiting and not before, at 8 %', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await openPage(page, kinds.docs);
  const own = new Set(await chunksOf(page, kinds.demo));
  await page.route('**/assets/js/**', async (route) => {
    if (own.has(route.request().url().split('/').pop() ?? '')) await held;
    await route.continue();
  });
  await page.clock.install();
  // From here on time passes only in the steps below, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
  await page.clock.runFor(950);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator('#nprogress .bar')).toHaveAttribute('style', /translate3d\(-9[0-2]/);
  release();
  await expect(page).toHaveURL(/\/demos\/$/);
  await expect(page.locator('main h1')).toContainText('Demos');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('#nprogress').count();
    })
    .toBe(0);
});
