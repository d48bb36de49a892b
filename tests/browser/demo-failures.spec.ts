import type { Page } from '@playwright/test';
import { expect, openDemo, test } from './fixtures';

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
