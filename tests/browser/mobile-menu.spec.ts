import { violationsInBothThemes } from './axe';
import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const focusIsInside = (page: Page) =>
  menu(page).evaluate(
    (dialog) => dialog.contains(document.activeElement) && dialog !== document.activeElement,
  );

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
}

/** A modal dialog makes the rest of the page inert. */
test('the menu is modal and has the focus while it is open, Escape closes it and gives the focus back @smoke', async ({
  page,
}) => {
  await openPage(page, 'demos/export/basic');
  await openMenu(page);
  expect(await menu(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect.poll(() => focusIsInside(page)).toBe(true);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('the menu shows the page among the others, and a keyboard leads to another one', async ({ page }) => {
  await openPage(page, 'demos/export/basic');
  await openMenu(page);
  const entry = menu(page).locator('.menu:not([inert]) .menu__link[aria-current="page"]');
  await expect(entry).toHaveText('Export');
  await expect(entry).toBeInViewport({ ratio: 1 });
  await entry.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Custom export');
  await expect(menu(page)).toBeHidden();
});

test('axe finds nothing in the open menu, in both themes', async ({ page }) => {
  await openPage(page, 'docs/api/props/options');
  await openMenu(page);
  await expect(menu(page).locator('.menu:not([inert])')).toBeInViewport();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
