import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

test('a button next to the toolbar of the table works @smoke', async ({ page }) => {
  proves([
    'components.Toolbar extends or replaces the toolbar.',
    'Pass data through a context, as the demo does with the function that adds an order, so that you can define the toolbar outside your component.',
  ]);
  const demo = await openDemo(page, 'override/toolbar');
  await demo.getByRole('button', { name: 'New' }).click();
  await expect(namesIn(demo).first()).toHaveText('New customer');
  await expect(demo).toContainText('1-5 of 13');
});

test('the search of an extended toolbar keeps the focus while the page renders at each change', async ({
  page,
}) => {
  proves(['The search field then keeps focus, although each search renders the page again.']);
  const demo = await openDemo(page, 'override/toolbar');
  const field = demo.getByRole('textbox', { name: 'Search' });
  await expect(demo.getByRole('button', { name: 'New' })).toBeVisible();
  await field.click();
  for (const [key, typed] of [
    ['a', 'a'],
    ['n', 'an'],
    ['s', 'ans'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(demo.getByRole('status')).toHaveText(`Searched for “${typed}”`);
    await expect(field).toBeFocused();
  }
  await expect(namesIn(demo)).toHaveText(['Evans', 'Hansen', 'Jansen']);
});

test('your own toolbar searches, keeps the focus and clears', async ({ page }) => {
  proves([
    'components.Toolbar extends or replaces the toolbar.',
    'Your own toolbar receives title, originalData (all rows)',
    "To search, call both dataManager.changeSearchText(text) and onSearchChanged(text). Keep the field's text in your own state",
  ]);
  await openDemo(page, 'override/toolbar');
  const demo = await demoOf(page, 'override/toolbar.replaced');
  await expect(demo.getByText('Birds (6)')).toBeVisible();
  const field = demo.getByRole('textbox', { name: 'Find a bird' });
  await field.click();
  await page.keyboard.type('tits');
  await expect(demo.locator('tbody tr td:first-child')).toHaveText(['Blue tit', 'Coal tit', 'Great tit']);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('tits');
  await demo.getByRole('button', { name: 'Show all' }).click();
  await expect(demo.locator('tbody tr')).toHaveCount(6);
});

function namesIn(demo: Locator): Locator {
  return demo.locator('tbody tr td:first-child');
}
