import { expect, test } from './fixtures';
import { openPage } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('nothing moves, and a new size can be measured at once', async ({ page }) => {
  await openPage(page, 'docs/about');
  const heights = await page
    .locator('main p')
    .first()
    .evaluate((text) => {
      const before = text.getBoundingClientRect().height;
      text.style.fontSize = '60px';
      return { before, after: text.getBoundingClientRect().height };
    });
  expect(heights.after).toBeGreaterThan(2 * heights.before);
});

test('the contents of a page open, which the theme does by a transition', async ({ page }) => {
  await openPage(page, 'docs/guides/columns');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByRole('button', { name: 'On this page' }).click();
  await expect(contents.getByRole('link').first()).toBeInViewport();
  // At its end the theme removes its height.
  await expect(contents.locator('> div').first()).toHaveCSS('overflow', 'visible');
});
