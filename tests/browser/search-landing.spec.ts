import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

const place = 'docs/guides/grouping-tree-detail';
const section = 'which-features-work-together';

/** The last long word that appears once in the section. */
const lastWord = (page: Page) =>
  page.evaluate((id) => {
    let text = '';
    let next = document.getElementById(id)?.nextElementSibling;
    for (; next && !/^H[1-3]$/.test(next.tagName); next = next.nextElementSibling)
      text += ` ${(next as HTMLElement).innerText}`;
    const words = text.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
    return words.findLast((word) => text.toLowerCase().split(word).length === 2) ?? '';
  }, section);

/** The distance of the marked word from the bars above it, and from the lower edge of the window. */
const gaps = (page: Page, wanted: string) =>
  page.evaluate((word) => {
    const marks = [...(CSS.highlights.get('search-match') ?? [])] as Range[];
    const found = marks.find((range) => range.toString().toLowerCase() === word);
    if (!found) return undefined;
    const { top, bottom } = found.getBoundingClientRect();
    const bars = Array.from(document.querySelectorAll('.navbar, main [role="search"]'), (bar) =>
      Math.max(0, bar.getBoundingClientRect().bottom),
    );
    return { above: top - Math.max(...bars), below: innerHeight - bottom };
  }, wanted);

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`a word far below its heading is led to, below the bars, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, place);
    const heading = page.locator(`#${section}`);
    const title = ((await heading.textContent()) ?? '').replace(/\u200b/g, '');
    const word = await lastWord(page);
    expect(word).not.toBe('');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search the docs' }).fill(`${title} ${word}`);
    const result = page.getByRole('option').filter({ hasText: title }).first();
    // The word appears when the texts have loaded.
    await expect(result.locator('mark').filter({ hasText: new RegExp(word, 'i') })).not.toHaveCount(0);
    await result.click();
    await expect(page).toHaveURL(new RegExp(`#${section}$`));
    // The heading and the word don't fit in the window together.
    await expect(heading).not.toBeInViewport();
    await expect.poll(async () => (await gaps(page, word))?.above).toBeGreaterThan(0);
    await expect.poll(async () => (await gaps(page, word))?.below).toBeGreaterThan(0);
  });

test('a word that stands only in folded lines of code is unfolded and led to', async ({ page }) => {
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
  await expect(folded.getByText('NumberFormat').first()).toBeInViewport();
});

test('a synonym of the query that stands only in folded lines of code is unfolded', async ({ page }) => {
  // What the search stores for the page that it opens.
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'search-match-terms',
      JSON.stringify({ terms: ['numberformat'], typed: ['currency'] }),
    ),
  );
  await openPage(page, 'demos/Summaryrow/basic');
  await expect(page.locator('details').filter({ hasText: 'Intl.NumberFormat' }).first()).toHaveAttribute(
    'open',
    '',
  );
});
