import { editorOf, openPlayground, previewOf } from '../playground/playground';
import { expect, test, type Page } from './fixtures';
import { kept } from './kept-state';
import { openPage } from './site';

/** Store what an earlier visit left. The script also runs in the frame, which has no storage. */
async function remember(page: Page, stored: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (self.origin === 'null') return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

test('a program that an earlier release kept opens and runs', async ({ page }) => {
  await remember(page, kept.local);
  await openPlayground(page);
  await expect(editorOf(page)).toContainText('typed second');
  await expect(previewOf(page)).toContainText('typed second');
});

test('a program that an earlier release saw freeze waits for Run', async ({ page }) => {
  await remember(page, { ...kept.local, ...kept.unfinished });
  await openPlayground(page);
  await expect(editorOf(page)).toContainText('typed second');
  await expect(page.getByRole('button', { name: 'Run it' })).toBeVisible();
});

test('a link that an earlier release made opens its program', async ({ page }) => {
  await openPlayground(page, kept.link);
  await expect(editorOf(page)).toContainText('typed first');
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(previewOf(page)).toContainText('typed first');
});

test('a demo that was changed in an earlier release, and its language and colors, are as they were left', async ({
  page,
}) => {
  await remember(page, kept.local);
  await openPage(page, 'demos/sort/basic');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const demo = page.locator('[data-demo="sort/basic"]');
  await expect(demo).toContainText('basic.jsx');
  await demo.getByRole('button', { name: 'Show it' }).click();
  await expect(editorOf(page)).toContainText('changed demo');
});

test('the package manager that was chosen in an earlier release is chosen', async ({ page }) => {
  await remember(page, kept.local);
  await openPage(page, 'docs/');
  await expect(page.getByRole('tab', { name: 'yarn', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
