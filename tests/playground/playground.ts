import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * A page that fails its test on a complaint of the site itself. What a program in the preview logs or throws
 * is not the site's: the visitor sees it, and tests check it there.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      page.on('console', (message) => {
        // The last is the preview's policy, which refuses what a program would load.
        const isOfPreview = /\/sandbox\/|program-\d+\.tsx|: "style-src 'unsafe-inline'"/.test(
          `${message.location().url} ${message.text()}`,
        );
        if (['warning', 'error'].includes(message.type()) && !isOfPreview)
          complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        if (!/program-\d+\.tsx/.test(error.stack ?? '')) complaints.push(`thrown: ${error.message}`);
      });
      const isForeign = (url: string) => !url.startsWith(own) && !/^(data|blob|about):/.test(url);
      const foreign = (url: string) => `foreign: ${url}`;
      page.on('request', (request) => {
        if (isForeign(request.url())) complaints.push(foreign(request.url()));
      });
      // A request that the policy refuses never leaves the browser.
      page.on('requestfailed', (request) => {
        const at = complaints.indexOf(foreign(request.url()));
        if (request.failure()?.errorText === 'csp' && at >= 0) complaints.splice(at, 1);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Open the playground, such as `?demo=selection/basic` or `#code=...`, and wait for its editor. */
export async function openPlayground(page: Page, address = ''): Promise<void> {
  await page.goto(`playground${address}`, { waitUntil: 'domcontentloaded' });
  await expect(editorOf(page)).toBeVisible();
}

export function editorOf(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Code of/ });
}

/** Open a pane; on a wide screen, code and preview are always open. */
export async function openPane(page: Page, name: 'Code' | 'Preview' | 'Log' | 'Advice'): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if ((page.viewportSize()?.width ?? 0) < 800 || name === 'Log' || name === 'Advice') await tab.click();
}

/** What the visitor's program shows. */
export function previewOf(page: Page) {
  return page.frameLocator('iframe[title^="Preview"]').locator('body');
}

/** The message about the visitor's program. */
export function problemOf(page: Page): Locator {
  return page.locator('[data-problem]');
}

/** Replace the whole text of the editor the way people do: select all, paste. */
export async function pasteProgram(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('Control+a');
  await editorOf(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Put the cursor after the first occurrence of a text, with the keyboard's search. */
export async function cursorBehind(page: Page, text: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find' }).fill(text);
  // The search applies a text on keyup.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

export { expect };
export type { Page };
