import fs from 'node:fs';
import { expect, test, type Locator } from './fixtures';
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
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  // At the start and at the end of the page.
  const command = page.getByText('pnpm add @material-table/core');
  await expect(command).toHaveCount(2);
  await expect(command.first()).toBeVisible();
  await expect(command.last()).toBeVisible();
  await openPage(page, 'docs/');
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await expect(page.getByText('npm install @material-table/core', { exact: true })).toBeHidden();
  await openPage(page, 'docs/guides/exporting');
  await expect(page.getByText('pnpm add @material-table/exporters')).toBeVisible();
});

test('a click makes the fix of the mistake that the home page shows, another undoes it, and nothing moves', async ({
  page,
}) => {
  await openPage(page, '');
  const figure = page.locator('figure').filter({ hasText: 'onRowUpdate' });
  const height = () => figure.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeVisible();
  await figure.getByRole('button', { name: 'Make it async' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: async (person) => {');
  await expect(figure.getByRole('status').getByText('The editor has no more advice.')).toBeVisible();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeHidden();
  expect(await height()).toBe(before);
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: (person) => {');
  await expect(figure.locator('mark')).toHaveText('onRowUpdate');
});

test('the home page has the words next to the table, its code below both, and is short enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const words = await boxOf(page.locator('main header'));
  const table = await boxOf(demo.locator('[data-island]'));
  const code = await boxOf(demo.locator('pre'));
  expect(table.x).toBeGreaterThan(words.x + words.width);
  expect(Math.abs(words.y + words.height - (table.y + table.height))).toBeLessThan(50);
  expect(code.y).toBeGreaterThan(table.y + table.height);
  expect(Math.abs(code.x - words.x)).toBeLessThanOrEqual(1);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(4500);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThan(6500);
  // The word and its mark are in one line.
  for (const cell of await page.locator('main td a').filter({ hasText: 'Free' }).all())
    expect((await boxOf(cell)).height).toBeLessThan(30);
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
