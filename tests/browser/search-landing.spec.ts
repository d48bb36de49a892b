import { expect, test } from './fixtures';
import { openPage } from './site';

test('a word that stands only in folded lines of code is unfolded', async ({ page }) => {
  await openPage(page, 'docs');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the docs' }).fill('NumberFormat expenses');
  // The word appears when the texts have loaded.
  await page
    .getByRole('option')
    .filter({ hasText: /Summary row.*NumberFormat/s })
    .first()
    .click();
  await expect(page).toHaveURL(/Summaryrow\/basic/);
  const folded = page.locator('details').filter({ hasText: 'Intl.NumberFormat' }).first();
  await expect(folded).toHaveAttribute('open', '');
  await expect(folded.getByText('NumberFormat').first()).toBeVisible();
});

test('only prose is marked, and the marks go after three seconds', async ({ page }) => {
  await openPage(page, 'docs');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the docs' }).fill('Fixed columns');
  await page.getByRole('option').filter({ hasText: 'Fixed columns' }).first().click();
  const placesOfMarks = () =>
    page.evaluate(() => {
      const nodes = Array.from(
        CSS.highlights.get('search-match') ?? [],
        ({ startContainer }) => startContainer,
      );
      return nodes.map((node) => node.parentElement?.closest('[data-demo], pre, button')?.tagName ?? 'prose');
    });
  await expect.poll(async () => [...new Set(await placesOfMarks())]).toEqual(['prose']);
  await expect.poll(placesOfMarks).toEqual([]);
});
