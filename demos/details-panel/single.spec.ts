import { expect, openDemo, proves, sharedTest as test, type Locator } from '../../tests/browser/fixtures';

const toggle = (demo: Locator, row: RegExp) =>
  demo.getByRole('row', { name: row }).getByRole('button', { name: 'Detail panel visibility toggle' });

test('opening a panel closes the one before', async ({ page }) => {
  proves(["options.detailPanelType: 'single' closes the open panel when another row's panel opens."]);
  const demo = await openDemo(page, 'details-panel/single');
  await toggle(demo, /Simon Adams/).click();
  await expect(demo.getByText('Writes about ports, ships and trade.')).toBeVisible();
  await toggle(demo, /Paul Weber/).click();
  await expect(demo.getByText('Pays the bills.')).toBeVisible();
  await expect(demo.getByText('Writes about ports, ships and trade.')).toHaveCount(0);
  await toggle(demo, /Paul Weber/).click();
  await expect(demo.getByText('Pays the bills.')).toHaveCount(0);
});

test('the open panel follows the buttons outside, and a click on an arrow is known outside', async ({
  page,
}) => {
  proves([
    "Derive each row's tableData.showDetailPanel from it. onDetailPanelChange reports clicks on the arrows.",
    "You don't need detailPanelType, because at most one row is open.",
  ]);
  const demo = await openDemo(page, 'details-panel/single.controlled');
  const next = demo.getByRole('button', { name: 'Next step' });
  await expect(demo.getByText('Stir 200 g of flour')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await next.click();
  await expect(demo.getByText('Cover the bowl and leave it alone.')).toBeVisible();
  await expect(demo.getByText('Stir 200 g of flour')).toHaveCount(0);
  await toggle(demo, /Fry/).click();
  await expect(demo.getByText('Pour a thin layer')).toBeVisible();
  await expect(demo.getByText('Cover the bowl and leave it alone.')).toHaveCount(0);
  await next.click();
  await expect(demo.getByText('With sugar and lemon.')).toBeVisible();
  await expect(demo.getByText('Pour a thin layer')).toHaveCount(0);
  await expect(next).toBeDisabled();
  await toggle(demo, /Serve/).click();
  await expect(demo.getByText('With sugar and lemon.')).toHaveCount(0);
});
