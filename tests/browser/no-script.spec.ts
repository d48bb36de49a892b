import { expect, test } from './fixtures';
import { kinds } from './site';

// tests/built/no-script.test.ts checks each page's HTML; this checks what a visitor sees of it.
test.use({ javaScriptEnabled: false });

for (const [kind, path] of Object.entries(kinds)) {
  test(`without JavaScript the ${kind} page shows its text and its tables`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    for (const island of await page.locator('[data-island]').all())
      await expect(island.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    if (kind === 'demo') await expect(page.locator('[data-demo] pre code').first()).toBeVisible();
  });
}

test('without JavaScript a link leads to the next page @smoke', async ({ page }) => {
  await page.goto(kinds.docs);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page.locator('h1')).toBeVisible();
});

// A browser shows what it has read of a page so far: what follows must not move the table.
for (const example of ['budget', 'help-desk', 'order-desk', 'people', 'stock-room'])
  test(`the table of the ${example} example has its place before the rest of the page is read`, async ({
    page,
  }) => {
    const address = `examples/${example}`;
    const table = page.locator('[data-island] table').first();
    const placeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const { x, y, width: own } = (await table.boundingBox()) ?? {};
      return { x, y, width: own };
    };
    const widths = [390, 820, 1440];
    const whole = [];
    for (const width of widths) whole.push(await placeAt(width));
    await page.route(`**/${address}`, async (route) => {
      const response = await route.fetch();
      const [start] = (await response.text()).split('</tbody>');
      await route.fulfill({ response, body: start });
    });
    for (const [index, width] of widths.entries()) expect(await placeAt(width)).toEqual(whole[index]);
  });
