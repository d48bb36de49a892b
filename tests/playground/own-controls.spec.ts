import type { Locator } from '@playwright/test';
import { openDemo } from '../browser/fixtures';
import { saveData } from '../browser/site';
import {
  cursorBehind,
  editorOf,
  expect,
  openPlayground,
  pasteProgram,
  previewOf,
  test,
  type Page,
} from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

const logOf = (page: Page) => page.getByRole('log');

/** Do the same with a demo on its page, edited in place, and in the playground. */
async function inEachPlace(
  page: Page,
  id: string,
  use: (demo: Locator, place: 'page' | 'edited' | 'playground') => Promise<void>,
): Promise<void> {
  await test.step('on its page', async () => use(await openDemo(page, id), 'page'));
  await test.step('edited in place', async () => {
    await openDemo(page, id);
    await page.locator(`[data-demo="${id}"]`).getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(previewOf(page).getByRole('table').first()).toBeVisible();
    await use(previewOf(page), 'edited');
  });
  await test.step('in the playground', async () => {
    await openPlayground(page, `?demo=${id}`);
    await expect(previewOf(page).getByRole('table').first()).toBeVisible();
    await use(previewOf(page), 'playground');
  });
}

test('a form adds a row by its button and by Enter, on the page, edited in place and in the playground @smoke', async ({
  page,
}) => {
  await inEachPlace(page, 'docs/guides/rows-and-ids/add', async (demo) => {
    const name = demo.getByRole('textbox', { name: 'New guest' });
    // A person presses the field first: the editor gives the focus to no program that takes it.
    await name.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await name.fill('Ada');
    await demo.getByRole('button', { name: 'Add' }).click();
    await expect(demo.getByRole('cell', { name: 'Ada' })).toBeVisible();
    await name.fill('Grete');
    await name.press('Enter');
    await expect(demo.getByRole('cell', { name: 'Grete' })).toBeVisible();
    await expect(name).toHaveValue('');
  });
});

test('a cell copies its text on the page, edited in place and in the playground', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inEachPlace(page, 'docs/guides/cell-content/copy', async (demo) => {
    await demo.getByRole('button', { name: 'Copy ingrid@example.com' }).click();
    await expect(demo.getByRole('button', { name: 'Copied ingrid@example.com' })).toBeVisible();
  });
});

test('a table is saved as a file on the page, edited in place and in the playground', async ({ page }) => {
  await inEachPlace(page, 'export/basic', async (demo, place) => {
    await demo.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await (place === 'page' ? page : demo).getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test('a link of a cell leaves the table on screen, and the log says that it opened nothing', async ({
  page,
}) => {
  await inEachPlace(page, 'docs/guides/cell-content/link', async (demo, place) => {
    await demo.getByRole('link', { name: 'Ingrid Hansen' }).click();
    await expect(demo.getByText('You opened the page of Ingrid Hansen.')).toBeVisible();
    if (place === 'page') return;
    await expect(logOf(page)).toHaveCount(0);
    await demo.getByRole('link', { name: 'ingrid@example.com' }).click();
    await expect(logOf(page)).toContainText('opens no windows and tabs');
    await expect(demo.getByText('You opened the page of Ingrid Hansen.')).toBeVisible();
  });
});

test('what a dialog would say, and a storage that is missing, is in the log below a demo that is edited in place', async ({
  page,
}) => {
  await openDemo(page, 'selection/on-row-click');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(previewOf(page)).toContainText('Click a row.');
  await pasteProgram(
    page,
    `const keep = () => { try { localStorage.setItem('a', 'b'); } catch {} };
export default () => <button onClick={() => { if (confirm('Delete Ada?')) keep(); }}>Delete</button>;`,
  );
  await previewOf(page).getByRole('button', { name: 'Delete' }).click();
  const log = page.getByRole('region', { name: 'Log' }).getByRole('log');
  await expect(log).toContainText('confirm: Delete Ada? (answered with OK)');
  await expect(log).toContainText('The preview has no storage');
});

test('a field of the preview takes the keyboard from the editor by a click', async ({ page }) => {
  await openPlayground(page, '?demo=docs/guides/rows-and-ids/add');
  const name = previewOf(page).getByRole('textbox', { name: 'New guest' });
  await expect(name).toBeVisible();
  await cursorBehind(page, 'New guest');
  await page.keyboard.type('s');
  const changed = previewOf(page).getByRole('textbox', { name: 'New guests' });
  await expect(changed).toBeVisible();
  await changed.click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(previewOf(page).getByRole('cell', { name: 'Ada' })).toBeVisible();
  await expect(editorOf(page)).toContainText('New guests');
});
