import type { Locator } from '@playwright/test';
import {
  cursorBehind,
  editorOf,
  expect,
  openPane,
  openPlayground,
  pasteProgram,
  previewOf,
  test,
  type Page,
} from './playground';

const program = `import MaterialTable from '@material-table/core';

export default function App() {
  return <MaterialTable title="Keys" columns={[{ title: 'Name', field: 'name' }]} data={rows} options={{ sorting: false }} />;
}

const rows = [{ id: 1, name: 'Ada' }];
`;

/** No part of it is outside the screen, where there is no pointer to scroll it into view. */
async function isWhollySeen(part: Locator, page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      return (
        box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
      );
    })
    .toBe(true);
}

test.describe('on a narrow screen, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a name is completed, advice is reached past the preview, and its fix brings the focus to the list', async ({
    page,
  }) => {
    await openPlayground(page);
    await pasteProgram(page, program);
    await expect(page.locator('[data-types]')).toHaveAttribute('data-types', 'ready', { timeout: 60_000 });
    await cursorBehind(page, 'sorting: false');
    await page.keyboard.type(', pageSi');
    await page.keyboard.press('Control+Space');
    const offers = page.getByRole('listbox', { name: 'Completions' });
    await expect(offers.getByRole('option', { name: /^pageSize\b/ }).first()).toBeVisible();
    await isWhollySeen(offers, page);
    // The first Escape closes the list.
    await page.keyboard.press('Escape');
    await expect(offers).toHaveCount(0);
    await expect(editorOf(page)).toBeFocused();
    await page.keyboard.type('ze: 5');
    // Half of the name was a mistake, whose place is the next stop after the code.
    await expect(page.getByRole('button', { name: /^line \d/ })).toHaveCount(0);
    await expect(previewOf(page)).toContainText('Ada');
    await page.keyboard.press('Escape');
    const code = page.getByRole('tab', { name: 'Code' });
    await expect(code).toBeFocused();
    await isWhollySeen(code, page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Preview' })).toBeFocused();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('button', { name: 'Skip the preview' });
    await expect(skip).toBeFocused();
    await isWhollySeen(skip, page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Advice/ })).toBeFocused();
    const list = page.getByRole('list', { name: 'Advice on your program' });
    await expect(list).toContainText('leaves every header sortable');
    const fix = list.getByRole('button', { name: /^Fix/ });
    // Advice on half of the name disappears after a pause in typing.
    await expect(fix).toHaveCount(1);
    for (let step = 0; step < 4 && !(await isFocused(fix)); step += 1) await page.keyboard.press('Tab');
    await expect(fix).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fix).toHaveCount(0);
    await openPane(page, 'Code');
    await expect(editorOf(page)).not.toContainText('sorting: false');
  });
});

test('on a wide screen the way past the preview comes after the editor, and leads to the log', async ({
  page,
}) => {
  await openPlayground(page);
  await expect(previewOf(page)).toContainText('Missions');
  // The frame paints the table before the page is notified.
  const skip = page.getByRole('button', { name: 'Skip the preview' });
  await expect(skip).toBeAttached();
  await editorOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeFocused();
});

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

test('the caret and what is selected are seen', async ({ page }) => {
  await openPlayground(page);
  await editorOf(page).focus();
  await page.keyboard.press('Control+a');
  const colors = await editorOf(page).evaluate((content) => {
    const line = content.querySelector('.cm-line');
    if (!line) throw new Error('The editor has no line.');
    return [getComputedStyle(content).caretColor, getComputedStyle(line, '::selection').backgroundColor];
  });
  for (const color of colors) expect(color).not.toMatch(/^(?:transparent|rgba\(0, 0, 0, 0\))$/);
  await expect
    .poll(() => page.evaluate(() => document.getSelection()?.toString()))
    .toContain('MaterialTable');
});
