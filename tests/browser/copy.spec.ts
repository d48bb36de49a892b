import { expect, test } from './fixtures';
import { openPage } from './site';

test('where the page may not copy, the text is selected, so that the keys which the button names copy it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openPage(page, 'docs');
  const button = page.getByRole('button', { name: 'Copy the install command' }).first();
  await button.click();
  const refused = page.getByRole('button', { name: 'Press Ctrl+C' });
  await expect(refused).toBeVisible();
  const selected = await page.evaluate(() => {
    const area = document.activeElement;
    return area instanceof HTMLTextAreaElement
      ? area.value.slice(area.selectionStart, area.selectionEnd)
      : '';
  });
  expect(selected).toContain('@material-table/core');
  await page.keyboard.press('Control+c');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await expect(page.locator('textarea[aria-label="Text to copy"]')).toHaveCount(0);
});
