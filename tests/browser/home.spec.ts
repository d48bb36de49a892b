import fs from 'node:fs';
import { expect, test } from './fixtures';
import { openPage } from './site';

const program = fs.readFileSync('demos/home.tsx', 'utf8');

test('the table of the home page answers, and its Copy button gives the file that runs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  await expect(demo.locator('[data-state="live"]')).toHaveCount(1);
  await demo.getByRole('checkbox', { name: 'Select Rim' }).click();
  await demo.getByRole('button', { name: 'Delete the selected parts' }).click();
  await expect(demo.getByRole('checkbox', { name: 'Select Rim' })).toHaveCount(0);
  await demo.getByRole('button', { name: /^Copy/ }).first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).trim()).toBe(program.trim());
});

test('the table of the home page can be edited in its page', async ({ page }) => {
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.getByRole('textbox').first()).toContainText('BicycleParts');
});

test('the package manager that was chosen holds on other pages', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await openPage(page, 'docs/');
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await expect(page.getByText('npm install @material-table/core', { exact: true })).toBeHidden();
  await openPage(page, 'docs/guides/exporting');
  await expect(page.getByText('pnpm add @material-table/exporters')).toBeVisible();
});

test('a live fence of a page is a demo that can be edited', async ({ page }) => {
  await openPage(page, 'docs/api/props/mt_prop_title');
  const island = page.locator('[data-island^="live-"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live');
  await expect(island.getByRole('heading', { level: 2, name: 'People' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('Tab reaches the cards of the gallery row by row, and cards that pass the filter leave no gaps', async ({
  page,
}) => {
  await openPage(page, 'demos/');
  const filter = page.getByRole('searchbox', { name: 'Filter demos' });
  /** The number of cards in each row, from top to bottom, in the order of Tab. */
  const rows = () =>
    page.locator('main li:has(> a img)').evaluateAll((cards) => {
      const counts: number[] = [];
      let last = { x: 0, y: -Infinity };
      for (const card of cards) {
        const { x, y } = card.getBoundingClientRect();
        if (y < last.y || (y === last.y && x <= last.x)) throw new Error(`Out of order: ${card.textContent}`);
        if (y > last.y) counts.push(0);
        counts.push((counts.pop() ?? 0) + 1);
        last = { x, y };
      }
      return counts;
    });
  for (const [width, columns] of [
    [390, 1],
    [820, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await filter.fill('');
    const groups = await page.locator('main section').count();
    // Only the last row of a group may be short.
    expect((await rows()).filter((count) => count < columns).length).toBeLessThanOrEqual(groups);
    await filter.fill('table');
    // The headings of the groups leave a moment after the text is typed.
    await expect
      .poll(async () => {
        const full = (await rows()).slice(0, -1);
        return full.length > 1 && full.every((count) => count === columns);
      })
      .toBe(true);
  }
});

test('the gallery shows a picture of every demo, in the colors of the page', async ({ page }) => {
  await openPage(page, 'demos/');
  const shown = page.locator('main li img:visible');
  const cards = await page.locator('main a:has(img)').count();
  expect(cards).toBeGreaterThan(30);
  await expect(shown).toHaveCount(cards);
  await shown.last().scrollIntoViewIfNeeded();
  for (const picture of [shown.first(), shown.last()])
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(560);
});
