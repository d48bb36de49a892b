import fs from 'node:fs';
import { demoOf, expect, test, type Page } from './fixtures';
import { openPage } from './site';

/** The parts for screens only. */
const chrome =
  'nav, footer:not(.theme-doc-footer), [data-announcement-bar], [role="search"], iframe, :is(button, input):not(.mt-table *)';

const printed = (page: Page) =>
  page
    .locator(chrome)
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));

test('on paper a demo has its table and its whole code, and nothing of the site around it', async ({
  page,
}) => {
  const id = 'sort/basic';
  await openPage(page, `demos/${id}`);
  await demoOf(page, id);
  await page.emulateMedia({ media: 'print' });
  const code = page.locator(`[data-demo="${id}"] pre[role=group]`);
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  expect(lines(await code.innerText())).toEqual(lines(fs.readFileSync(`demos/${id}.tsx`, 'utf8')));
  expect(
    await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    'cut at the edge',
  ).toBe(0);
  await expect(page.locator(`[data-island="${id}"]`).getByRole('row').nth(1)).toBeVisible();
  expect(await printed(page)).toEqual([]);
});

for (const address of ['docs/', 'docs/api/props/options'])
  test(`on paper /${address} is its text: no bars, no buttons, no code cut at the edge`, async ({ page }) => {
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1')).toBeVisible();
    expect(await printed(page)).toEqual([]);
    const cut = await page
      .locator('main pre')
      .filter({ visible: true })
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
  });
