import type { Route } from '@playwright/test';
import { expect, test, type Locator, type Page } from './fixtures';
import {
  chunksBetween,
  hydrated,
  kinds,
  meddle,
  navigate,
  openPage,
  scriptsOf,
  startScripts,
  wakeTables,
} from './site';

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });

/** What can happen to the runtime, which comes first, and to the main script. */
const damages: { what: string; index: 0 | 1; answer: (route: Route) => Promise<void> }[] = [
  {
    what: 'the host answers for the runtime 200 with HTML',
    index: 0,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Home</h1>' }),
  },
  { what: 'the connection breaks for the main script', index: 1, answer: (route) => route.abort() },
];

// The failures are intended, so the browser's own messages about them are no complaint.
test.afterEach(({ complaints }) => {
  const meant =
    /Failed to load resource|ChunkLoadError|Loading chunk|Unexpected token|^failed: .*\/assets\/js\//;
  for (const text of complaints.splice(0)) if (!meant.test(text)) complaints.push(text);
});

/** Red, and requested only as often as a visitor would expect without a click. */
async function expectRed(box: Locator, asked: string[]): Promise<void> {
  await expect(box).toBeInViewport();
  const [red = 0, green = 255, blue = 255] = await box.evaluate((node) =>
    (getComputedStyle(node).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red, 'how red the box is').toBeGreaterThan(2 * Math.max(green, blue));
  const most = Math.max(...asked.map((name) => asked.filter((other) => other === name).length));
  expect(most, 'how often a script was asked for').toBeLessThanOrEqual(3);
}

function addressOf(path: string): string {
  return new URL(path, test.info().project.use.baseURL).href;
}

// tests/faults tries the other boxes. This checks the console and the links.
test('navigating to a page when the host answers 404: the console names the chunk, the box has links, one Retry heals @smoke', async ({
  page,
}) => {
  const own = await chunksBetween(page, kinds.home, kinds.demo);
  expect(own.size).toBeGreaterThan(0);
  await openPage(page, kinds.home);
  await wakeTables(page);
  const { asked, stop } = await meddle(page, (name) => own.has(name), notFound);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await navigate(page, addressOf(kinds.demo));
  const box = page.getByRole('alert').filter({ hasText: /could not be fetched/ });
  await expectRed(box, asked);
  expect(warnings.join('\n')).toMatch(/chunk/i);
  await expect(box.getByRole('link')).toHaveText(['Home', 'Docs', 'Demos']);
  stop();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
});

for (const { what, index, answer } of damages) {
  test(`when ${what}: the text stays, Retry brings the page to life`, async ({ page, complaints }) => {
    const { main } = await scriptsOf(page, kinds.docs);
    const { asked, stop } = await meddle(page, (name) => name === main[index], answer);
    // A link to a target far down: the bar must be where the visitor looks.
    await page.goto(`${kinds.docs}#where-it-comes-from`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await startScripts(page);
    const bar = page.locator('#load-failure');
    await expectRed(bar, asked);
    // A parser's message about HTML is unpredictable.
    complaints.length = 0;
    stop();
    await bar.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(bar).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL(/\/demos\/$/);
  });
}

test('a script that fails twice is gone: the second Retry loads the page again', async ({ page }) => {
  const { main } = await scriptsOf(page, kinds.docs);
  const { stop } = await meddle(
    page,
    (name) => name === main[1],
    (route) => route.abort(),
  );
  await page.goto(kinds.docs);
  await startScripts(page);
  const bar = page.locator('#load-failure');
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect(bar).toBeVisible();
  stop();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await bar.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await startScripts(page);
  await hydrated(page);
});

test('what fails before it is needed says nothing: neither a link in view nor one under the mouse', async ({
  page,
  complaints,
}) => {
  const own = await chunksBetween(page, kinds.docs, kinds.demo);
  const { asked } = await meddle(
    page,
    (name) => own.has(name),
    (route) => route.abort(),
  );
  await openPage(page, kinds.docs);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).hover();
  await navigateUnderMouse(page, 'demos/sort/basic');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const said = complaints.filter((text) => !/Failed to load resource|^failed: /.test(text));
  expect(said).toEqual([]);
});

/** The same as a hovered link. */
async function navigateUnderMouse(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (url) => {
      const { docusaurus } = window as unknown as { docusaurus: { preload: (path: string) => unknown } };
      docusaurus.preload(url);
    },
    new URL(addressOf(path)).pathname,
  );
}

test('a page starts in a browser that reports no first paint, as Firefox does when a scrolled page is reloaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(kinds.docs, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 82));
  await hydrated(page);
});
