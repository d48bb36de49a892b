import fs from 'node:fs';
import { expect, test, type Locator } from './fixtures';
import { kinds, navigate, openPage } from './site';

const twin = fs.readFileSync(`build/${kinds.demo}.md`, 'utf8');

test('Copy page puts the whole page on the clipboard as Markdown, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, kinds.demo);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
});

test('a click on Copy page before the scripts are there is done once they are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(kinds.demo);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
});

test('where the clipboard takes no promises, Copy page takes the older way', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await openPage(page, kinds.demo);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
});

test('a page that does not load is told, and the next click tries again', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await openPage(page, kinds.demo);
  const copy = page.getByRole('button', { name: 'Copy page' });
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await copy.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  // The console has the server's response, as for any request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('View as Markdown shows the same text, and works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(kinds.demo);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^text\/markdown/);
  expect(await answer.text()).toBe(twin);
  await link.click();
  await expect(page).toHaveURL(/\/demos\/sort\/basic\.md$/);
  await context.close();
});

test('after a step to another page both belong to that page, and so does the head', async ({
  page,
  baseURL,
}) => {
  await openPage(page, kinds.demo);
  await navigate(page, `${new URL(baseURL ?? '').pathname}${kinds.docs}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the table');
  const address = `${new URL(baseURL ?? '').pathname}${kinds.docs}.md`;
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', address);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', address);
});

for (const width of [320, 390, 820])
  test(`at ${width} px both ways are in view and apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(kinds.reference);
    const copy = await page.getByRole('button', { name: 'Copy page' }).boundingBox();
    const view = await page.getByRole('link', { name: 'View as Markdown' }).boundingBox();
    if (!copy || !view) throw new Error('A way to take the page along is not shown.');
    expect(copy.x).toBeGreaterThanOrEqual(0);
    expect(copy.x + copy.width).toBeLessThanOrEqual(view.x);
    expect(view.x + view.width).toBeLessThanOrEqual(width);
    expect(Math.min(copy.height, view.height)).toBeGreaterThanOrEqual(24);
  });

test('on a phone the ways to take a page along begin where its title does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'docs/upgrade');
  const left = async (locator: Locator) => (await locator.boundingBox())?.x;
  expect(await left(page.getByRole('button', { name: 'Copy page' }))).toBe(await left(page.locator('h1')));
});
