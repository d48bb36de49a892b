import { expect, openDemo, proves, test } from '../../tests/browser/fixtures';

test('a slow save shows that it is under way, and a refused one keeps the row open and says why', async ({
  page,
}) => {
  proves([
    'Return a promise. The table shows the loading overlay until the promise settles.',
    'If it rejects, the row stays open with the unsaved input',
    'catch the error, show it, and rethrow it',
  ]);
  const demo = await openDemo(page, 'edit/editable.save');
  await demo.getByRole('button', { name: 'Edit Staples' }).click();
  const stock = demo.getByRole('spinbutton', { name: 'In stock' });
  await stock.fill('500');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveText('Not saved: the shelf for Staples holds 100 at most.');
  await expect(stock).toHaveValue('500');
  await stock.fill('95');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('row', { name: /Staples/ })).toContainText('95');
  await expect(stock).toHaveCount(0);
  await expect(demo.getByRole('alert')).toHaveCount(0);
});
