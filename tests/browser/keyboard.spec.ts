import { editorOf, previewOf } from '../playground/playground';
import { demoOf, expect, test, type Page } from './fixtures';
import { expectFocusSeen, tabTo } from './focus';
import { openPage } from './site';

// search.spec.ts and mobile-menu.spec.ts test the search and the mobile menu.

/** Skip navbar and sidebar, as keyboard users do. */
async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to main content' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

test('Space opens and closes a folder of the sidebar, as Enter does', async ({ page }) => {
  await openPage(page, 'docs/about');
  const folder = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('button', { expanded: false })
    .first();
  const name = await folder.innerText();
  const same = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('button', { name, exact: true });
  await folder.focus();
  for (const [key, state] of [
    ['Space', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(same).toHaveAttribute('aria-expanded', state);
  }
});

test('a demo: copy, edit, leave the editor and come back, stop editing @smoke', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = 'sort/basic';
  await openPage(page, `demos/${id}`);
  await demoOf(page, id);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const demo = page.locator(`[data-demo="${id}"]`);
  const tool = (name: string) => demo.getByRole('button', { name, exact: true });
  await skipToContent(page);
  await tabTo(page, tool('Copy code'));
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Copied')).toBeVisible();
  await tabTo(page, tool('Edit'));
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeFocused();
  await expectFocusSeen(page);
  await expect(previewOf(page).getByRole('table').first()).toBeVisible();

  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// mine');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toContainText('// mine');
  await expect(tool('Reset')).toBeEnabled();
  for (const leave of ['Escape', 'Tab']) {
    await page.keyboard.press(leave);
    await expect(editorOf(page)).not.toBeFocused();
    await expectFocusSeen(page);
    await tabTo(page, editorOf(page), 'Shift+Tab');
  }
  await tabTo(page, tool('Stop editing'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toHaveCount(0);
  await expect(tool('Edit')).toBeFocused();
  await expectFocusSeen(page);
});
