import { demoOf } from '../browser/fixtures';
import { saveData } from '../browser/site';
import { cursorBehind, editorOf, expect, previewOf, test, type Page } from './playground';

// These programs don't depend on types.
test.beforeEach(({ page }) => saveData(page));

async function startEditing(page: Page): Promise<void> {
  await page.goto('demos/selection/on-row-click', { waitUntil: 'domcontentloaded' });
  await demoOf(page, 'selection/on-row-click');
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(editorOf(page)).toBeFocused();
  await expect(previewOf(page)).toContainText('Click a row.');
}

test('a demo is changed in place, and Reset brings it back @smoke', async ({ page }) => {
  await startEditing(page);
  await cursorBehind(page, 'Click a row');
  await page.keyboard.type(' of yours');
  await expect(previewOf(page)).toContainText('Click a row of yours.');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(previewOf(page)).toContainText('Click a row.');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await expect(editorOf(page)).toHaveCount(0);
});

test('the table of the demo is out of the layout as soon as the changed one is in it, so that the page below keeps its place', async ({
  page,
}) => {
  await page.goto('demos/selection/on-row-click', { waitUntil: 'domcontentloaded' });
  await demoOf(page, 'selection/on-row-click');
  const demo = page.locator('[data-demo="selection/on-row-click"]');
  // Both tables, as soon as the page has the new one, before anything else runs.
  const seen = await demo.evaluateHandle((section) => {
    const tables: { own: boolean; changed: boolean }[] = [];
    const isLaidOut = (element: Element | null) =>
      element instanceof HTMLElement &&
      element.offsetHeight > 0 &&
      getComputedStyle(element).position !== 'absolute';
    new MutationObserver(() =>
      tables.push({
        own: isLaidOut(section.querySelector('[data-island]')),
        changed: isLaidOut(section.querySelector('iframe')?.parentElement ?? null),
      }),
    ).observe(section, { attributeFilter: ['data-shown'], subtree: true });
    return tables;
  });
  await demo.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await expect(previewOf(page)).toContainText('Click a row.');
  await expect.poll(() => seen.jsonValue()).toEqual([{ own: false, changed: true }]);
});

const noteOf = (page: Page) => page.getByText('You changed this demo.');

test('a changed demo is kept, until Reset', async ({ page }) => {
  await startEditing(page);
  const reset = page.getByRole('button', {
    name: 'Reset',
    description: 'Your changes are saved in this browser.',
  });
  await expect(reset).toBeDisabled();
  await cursorBehind(page, 'Click a row');
  await page.keyboard.type(' of mine');
  await expect(reset).toBeEnabled();
  await page.reload();
  await demoOf(page, 'selection/on-row-click');
  await expect(noteOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(previewOf(page)).toContainText('Click a row of mine.');
  await reset.click();
  await expect(previewOf(page)).toContainText('Click a row.');
  await page.getByRole('button', { name: 'Stop editing' }).click();
  await expect(noteOf(page)).toHaveCount(0);
  await page.reload();
  await demoOf(page, 'selection/on-row-click');
  await expect(noteOf(page)).toHaveCount(0);
});

test('it is kept when a link is followed, and Reset next to it takes it away', async ({ page }) => {
  await startEditing(page);
  await cursorBehind(page, 'Click a row');
  await page.keyboard.type('!');
  await expect(editorOf(page)).toContainText('Click a row!');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  // The address changes before the page: going back earlier would find the editor still open.
  await expect(editorOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(noteOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(noteOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit', exact: true }).first()).toBeFocused();
});

test('where the browser keeps nothing, a demo is edited all the same and says so', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await startEditing(page);
  await cursorBehind(page, 'Click a row');
  await page.keyboard.type(' of yours');
  await expect(previewOf(page)).toContainText('Click a row of yours.');
  await expect(page.getByText('or the browser saves nothing')).toBeVisible();
  // The generator logs that it can't store, which is true and harmless.
  for (const text of complaints.splice(0)) if (!/storage/i.test(text)) complaints.push(text);
});

test('what was changed goes along to the playground', async ({ page }) => {
  await startEditing(page);
  await cursorBehind(page, 'Click a row');
  await page.keyboard.type(' to take it along');
  await page.getByRole('button', { name: 'Open in playground' }).click();
  await expect(page).toHaveURL(/\/playground$/);
  await expect(previewOf(page)).toContainText('to take it along');
});

test('a link to a changed demo names the demo too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startEditing(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/playground\?demo=selection\/on-row-click#code=/,
  );
});
