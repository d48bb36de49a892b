import fs from 'node:fs';
import { expect, test } from './fixtures';
import { kinds, navigate, openPage } from './site';

const twin = fs.readFileSync(`build/${kinds.demo}.md`, 'utf8');

test('Copy page puts the whole page on the clipboard as Markdown, and says so @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, kinds.demo);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it right for you?');
  const address = `${new URL(baseURL ?? '').pathname}${kinds.docs}.md`;
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', address);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', address);
});
