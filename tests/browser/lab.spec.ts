import { findViolations } from './axe';
import { expect, test } from './fixtures';
import { openPage } from './site';

test.use({ viewport: { width: 390, height: 844 } });

test('the lab measures in the browser, by keyboard and on a phone', async ({ page }) => {
  await openPage(page, 'docs/guides/performance');
  const lab = page.getByRole('region', { name: 'Performance lab' });
  const choose = async (name: string, isChosen: boolean) => {
    const box = lab.getByRole('checkbox', { name, exact: true });
    await box.focus();
    if ((await box.isChecked()) !== isChosen) await page.keyboard.press('Space');
  };
  for (const name of ['500', 'Pages of 10 rows', 'Groups, all open']) await choose(name, false);
  for (const name of ['50', '100', 'Filters']) await choose(name, true);

  const button = lab.getByRole('button', { name: 'Measure in this browser' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('status')).toHaveText(/^Stopped after/);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(lab.getByRole('status')).toHaveText('Done: 4 of 4 measured.', { timeout: 90_000 });
  const rows = await lab.getByRole('region', { name: 'Results' }).locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td, th').allInnerTexts()));
  expect(cells.map(([count, table]) => `${count} ${table}`)).toEqual([
    '50 All rows on one page',
    '50 Filters',
    '100 All rows on one page',
    '100 Filters',
  ]);
  for (const row of cells) {
    expect(row).toHaveLength(7);
    for (const time of row.slice(2, 6)) expect(time).toMatch(/^\d+\.\d ms\s*\d+\.\d–\d+\.\d$/);
  }
  const nodes = cells.map((row) => Number(row[6]?.replace(',', '')));
  const [few = 0, fewFiltered = 0, many = 0] = nodes;
  expect(many - few, '50 more rows of 6 cells').toBeGreaterThan(50 * 6);
  expect(fewFiltered, 'the filters').toBeGreaterThan(few);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
});
