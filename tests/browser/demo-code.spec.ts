import { expect, openDemo, test, type Page } from './fixtures';

const id = 'sort/basic';

const codeOf = (page: Page) => page.locator(`[data-demo="${id}"] pre[role=group]`);
const foldOf = (page: Page) => codeOf(page).locator('summary').first();

test('the code opens on the lines that matter, and all lines are one click away @smoke', async ({ page }) => {
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
  await page.getByRole('button', { name: 'JS', exact: true }).first().click();
  await expect(code.getByText('Turku')).toBeVisible();
  await foldOf(page).click();
  await expect(code.getByText('interface')).toBeHidden();
  await expect(code.getByText('Turku')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a fold opens', async ({ page }) => {
    await page.goto(`demos/${id}`);
    await codeOf(page).locator('summary').first().click();
    await expect(codeOf(page).getByText('interface')).toBeVisible();
  });
});
