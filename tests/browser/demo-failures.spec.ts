import type { Page } from '@playwright/test';
import { demoOf, expect, openDemo, test } from './fixtures';

// The failures are intended, so the browser's own messages about them are no complaint.
test.afterEach(({ complaints }) => {
  for (const text of complaints.splice(0))
    if (!/Failed to load resource|ChunkLoadError|Loading chunk|^failed: .*\/assets\/js\//.test(text))
      complaints.push(text);
});

/** Let the scripts with this name fail until `mend` is called. */
async function breakScripts(page: Page, name: string) {
  let isBroken = true;
  const asked: string[] = [];
  await page.route(`**/assets/js/${name}.*`, (route) => {
    asked.push(route.request().url());
    return isBroken ? route.abort() : route.continue();
  });
  return { asked, mend: () => (isBroken = false) };
}

test('pickers that do not load say so in red, the table around them works, and Retry brings them @smoke', async ({
  page,
}) => {
  const { asked, mend } = await breakScripts(page, 'date-pickers');
  const island = await openDemo(page, 'filter/basic.dates');
  const boxes = island.getByRole('alert').filter({ hasText: 'The date picker did not load' });
  await expect(boxes).toHaveCount(3);
  const header = island.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Ship' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(asked.length).toBeLessThanOrEqual(3);
  mend();
  for (let left = 3; left > 0; left--) {
    await boxes.first().getByRole('button', { name: 'Retry' }).click();
    await expect(boxes).toHaveCount(left - 1);
  }
  await expect(island.getByRole('button', { name: /^Choose/ })).toHaveCount(3);
});

test('a table that can not be turned from right to left says so in red where that was chosen, stays as it is, and Retry turns it', async ({
  page,
}) => {
  const { asked, mend } = await breakScripts(page, 'right-to-left');
  const island = await openDemo(page, 'sort/basic');
  const demo = page.locator('[data-demo="sort/basic"]');
  const tools = demo.getByRole('button', { name: 'More tools' });
  // Below the bar, to hide what is above the table.
  await tools.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  // With the keyboard: before Playwright repeats a click, it scrolls the page elsewhere.
  await tools.press('Enter');
  await demo.getByRole('menuitemcheckbox', { name: /^RTL/ }).press('Enter');
  const box = demo.getByRole('alert').filter({ hasText: 'not turned from right to left' });
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(island.getByRole('row').nth(2)).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(3);
  mend();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(box).toHaveCount(0);
  await expect(island.locator('[class*="rtl-"]').first()).toBeVisible();
});

test('a picker that the first frame shows is the element that answers later', async ({ page }) => {
  await page.goto('demos/filter/basic');
  const picker = await page.locator('[data-island="filter/basic.dates"] .MuiPickersTextField-root').first();
  const element = await picker.elementHandle();
  const island = await demoOf(page, 'filter/basic.dates');
  await island.getByRole('button', { name: 'Choose date', exact: false }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
});
