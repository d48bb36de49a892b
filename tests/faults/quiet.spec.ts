import { expect, openDemo, test, type Page } from '../browser/fixtures';
import { chunksBetween, kinds, openPage } from '../browser/site';
import { breakNetwork, failures, type Failure } from './network';

// Failures without a red box, because nothing essential is missing: the content is there, without repeated requests.

test.afterEach(({ complaints }) => {
  for (const text of complaints.splice(0))
    if (
      !/Failed to load resource|Failed to decode downloaded font|OTS parsing error|^failed: |ChunkLoadError|Loading chunk/.test(
        text,
      )
    )
      complaints.push(text);
});

/** Do something for each way in which the matching files can fail, and while they don't load. */
async function inEachWay(
  page: Page,
  isMeant: (path: string) => boolean,
  look: () => Promise<void>,
): Promise<void> {
  const network = await breakNetwork(page, (url) => isMeant(new URL(url).pathname));
  for (const way of [...(Object.keys(failures) as Failure[]), undefined])
    await test.step(way ?? 'no answer', async () => {
      network.hold();
      if (way) network.answer(way);
      await look();
      const most = Math.max(
        0,
        ...network.asked.map((one) => network.asked.filter((other) => other === one).length),
      );
      await expect.poll(() => network.asked.length, 'the fault was met').toBeGreaterThan(0);
      expect(most, 'requests for one thing').toBeLessThanOrEqual(3);
      network.answer();
    });
}

test('without its font the page has the letters of the fallback, in the same lines', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('docs/about', { waitUntil: 'domcontentloaded' });
  const height = async () => Math.round((await heading.boundingBox())?.height ?? 0);
  const whole = await height();
  await inEachWay(
    page,
    (path) => path.endsWith('.woff2'),
    async () => {
      await page.goto('docs/about', { waitUntil: 'domcontentloaded' });
      await expect(heading).toBeVisible();
      expect(await height()).toBe(whole);
    },
  );
});

test('a page that can’t be copied as Markdown says so, and is copied later', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, kinds.docs);
  const button = page.getByRole('button', { name: 'Copy page' });
  const status = page.getByRole('status').filter({ hasText: /Copied|The page could not be loaded/ });
  const network = await breakNetwork(page, (url) => url.endsWith('.md'));
  for (const way of ['the connection breaks', 'the host answers 404 with HTML'] as const) {
    network.answer(way);
    await button.click();
    await expect(status).toHaveText('The page could not be loaded. Try again, or view it as Markdown.');
    await expect(button).toBeFocused();
    network.answer();
    await button.click();
    await expect(status).toHaveText('Copied');
  }
});

test('whatever becomes of release.json, what has failed is told', async ({ page }) => {
  await openPage(page, kinds.docs);
  const own = await chunksBetween(page, kinds.docs, 'docs/compatibility');
  await page.route('**/assets/js/**', (route) =>
    [...own].some((name) => route.request().url().includes(name)) ? route.abort() : route.fallback(),
  );
  await inEachWay(
    page,
    (path) => path.endsWith('/release.json'),
    async () => {
      await openPage(page, kinds.docs);
      await page.locator('.menu__link', { hasText: 'Compatibility' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /could not be fetched/ })).toBeVisible();
      await page.goBack();
    },
  );
  // On a first load the box waits for this request, in case of a new release; but not forever.
  await inEachWay(
    page,
    (path) => path.endsWith('/release.json'),
    async () => {
      await page.goto('docs/compatibility', { waitUntil: 'domcontentloaded' });
      await page.mouse.move(3, 3);
      await page.mouse.move(5, 5);
      await expect(page.locator('#load-failure')).toBeVisible();
    },
  );
});

test('a table that answers needs no more files to open its menus', async ({ page }) => {
  const table = await openDemo(page, 'pagination/basic');
  // Otherwise the code of the page's other demos may still be on its way.
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-state', 'live');
  }
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await table.getByRole('combobox').first().click();
  await page.getByRole('option').last().click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.getByRole('button', { name: 'More tools' }).first().click();
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  // Linked pages may be prefetched, each once.
  expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
