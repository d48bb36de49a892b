import { demoOf, expect, openDemo, test, type Page } from './fixtures';

const id = 'sort/basic';

const codeOf = (page: Page) => page.locator(`[data-demo="${id}"] pre[role=group]`);
const foldOf = (page: Page) => codeOf(page).locator('summary').first();

test('the code opens on the lines that matter, and all lines are one click away', async ({ page }) => {
  await openDemo(page, id);
  const code = codeOf(page);
  expect(await code.locator('mark').allInnerTexts()).toEqual([
    expect.stringContaining("defaultSort: 'asc'"),
    expect.stringContaining('sorting: false'),
  ]);
  await expect(code.getByText('interface')).toBeHidden();
  await expect(code.getByText('Turku')).toBeHidden();
  await expect(code.getByText('export').first()).toBeVisible();

  await foldOf(page).click();
  await expect(code.getByText('interface')).toBeVisible();
  await expect(code.getByText('Turku')).toBeVisible();
  // The other language has different folds.
  await page.getByRole('button', { name: 'JavaScript', exact: true }).first().click();
  await expect(code.getByText('Turku')).toBeVisible();
  await foldOf(page).click();
  await expect(code.getByText('interface')).toBeHidden();
  await expect(code.getByText('Turku')).toBeHidden();
});

test('a fold says what is in it and opens by the keyboard', async ({ page }) => {
  await openDemo(page, id);
  const code = codeOf(page);
  const fold = code.locator('summary').first();
  await expect(fold).toHaveAccessibleName('12 lines: imports, City');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(code.getByText('interface')).toBeVisible();
  // Enter on the fold doesn't start editing.
  await expect(page.getByRole('button', { name: 'Stop editing' })).toHaveCount(0);
});

test('the code is as high as its lines: nothing scrolls up and down within the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openDemo(page, id);
  await foldOf(page).click();
  await expect(codeOf(page).getByText('Turku')).toBeVisible();
  const hidden = await codeOf(page).evaluate((node) => node.scrollHeight - node.clientHeight);
  expect(hidden).toBe(0);
});

test('on paper all lines stand, without the tools', async ({ page }) => {
  await openDemo(page, id);
  await page.emulateMedia({ media: 'print' });
  await expect(codeOf(page).getByText('interface')).toBeVisible();
  await expect(codeOf(page).getByText('Turku')).toBeVisible();
  await expect(codeOf(page).locator('summary').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a fold opens', async ({ page }) => {
    await page.goto(`demos/${id}`);
    await codeOf(page).locator('summary').first().click();
    await expect(codeOf(page).getByText('interface')).toBeVisible();
  });
});

test.describe('with a finger on a narrow screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  for (const demo of [id, 'remote-data/basic'])
    test(`the tools of ${demo} stand in one row, its files above them, whole and large enough`, async ({
      page,
    }) => {
      await openDemo(page, demo);
      await demoOf(page, demo);
      const tools = page.locator(`[data-demo="${demo}"] [role=group] button:visible`);
      const boxes = await tools.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, right, width, height } = button.getBoundingClientRect();
          const isFile = /\.tsx?$/.test(button.textContent);
          return { top, right, width, height, isFile };
        }),
      );
      expect(boxes.length).toBeGreaterThan(4);
      const tops = boxes.filter(({ isFile }) => !isFile).map(({ top }) => top);
      const bottoms = boxes.filter(({ isFile }) => isFile).map(({ top, height }) => top + height);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
      expect(Math.max(0, ...bottoms)).toBeLessThanOrEqual(Math.min(...tops));
      for (const { right, width, height } of boxes) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect(width).toBeGreaterThanOrEqual(44);
        expect(right).toBeLessThanOrEqual(390);
      }
    });
});
