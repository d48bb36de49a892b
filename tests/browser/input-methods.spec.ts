import { expect, test, type Locator, type Page } from './fixtures';
import { openPage } from './site';

/** Type with an input method, whose conversion is not confirmed yet. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  await session.detach();
}

/** Each field of the site with its own keys: how to open it, and what Enter or Escape would do to it. */
const fields: {
  address: string;
  key: 'Enter' | 'Escape';
  open: (page: Page) => Promise<Locator>;
  text: string;
}[] = [
  {
    address: 'docs/about',
    key: 'Enter',
    text: 'sort',
    async open(page) {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Search the docs' });
      await field.fill('sort');
      await expect(page.getByRole('option').first()).toBeVisible();
      return field;
    },
  },
  {
    address: 'playground',
    key: 'Escape',
    text: 'rows',
    async open(page) {
      await page.getByRole('button', { name: '+ File' }).click();
      const field = page.getByRole('textbox', { name: 'Name of the new file' });
      await field.fill('rows');
      return field;
    },
  },
];

for (const { address, key, open, text } of fields)
  test(`/${address}: ${key} that belongs to an input method leaves the field as it is`, async ({ page }) => {
    await openPage(page, address);
    const field = await open(page);
    const before = page.url();
    await field.focus();
    await compose(page, 'ならべ');
    await expect(field).toHaveValue(`${text}ならべ`);
    await page.keyboard.press(key);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(`${text}ならべ`);
    expect(page.url()).toBe(before);
    // The same key means what it always does once nothing is being converted.
    await page.keyboard.insertText('');
    await field.fill(text);
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLInputElement>('input:focus')?.value))
      .not.toBe(text);
  });
