import { demoOf, expect, test, type Locator, type Page } from './fixtures';

const id = 'examples/people';

test('the editor follows team and country, checks, and moves a person below no one of their own', async ({
  page,
}) => {
  const screen = await openPeople(page);
  await screen.getByRole('button', { name: 'Edit Maren Demir' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Maren Demir' });
  const managers = editor.getByLabel('Reports to').locator('option');
  await expect(managers.filter({ hasText: 'Diego Vogel' })).toHaveCount(1);
  // She, and two people who report to her.
  for (const name of ['Maren Demir', 'Theo Lorenz', 'Rania Park'])
    await expect(managers.filter({ hasText: name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();

  const edit = screen.getByRole('button', { name: 'Edit Salma Reyes' });
  await edit.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Salma Reyes' });
  await expect(dialog.getByLabel('Team').locator('option')).toHaveText(['Product', 'Design']);
  await expect(dialog.getByLabel('Rights').locator('option')).toHaveText(['Read only', 'Own teams']);
  await dialog.getByLabel('Team').selectOption('Design');
  await dialog.getByLabel('Country').selectOption('Egypt');
  await expect(dialog.getByLabel('Office').locator('option')).toHaveText(['Choose', 'Cairo', 'Alexandria']);
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByLabel('Start date').fill('2027-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const name of ['Name', 'Start date', 'Role', 'Office'])
    await expect(dialog.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toContainText('The date is in the future.');

  await dialog.getByLabel('Name').fill('Salma Okoye');
  await dialog.getByLabel('Start date').fill('2026-11-02');
  await dialog.getByLabel('Role').selectOption('Technical writer');
  await dialog.getByLabel('Office').selectOption('Cairo');
  await dialog.getByLabel('Reports to').selectOption('Maren Demir');
  await dialog.getByLabel('Office').press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(screen.getByRole('status').first()).toContainText('Salma Okoye now reports to Maren Demir.');
  await expect(dialog).toBeHidden();
  await expect(row(screen, 'Salma Okoye')).toHaveAttribute('level', '3');
  await expect(row(screen, 'Salma Okoye')).toContainText('2 Nov 2026');
  await expect(row(screen, 'Maren Demir')).toContainText('16');
});

test('in German and Arabic all is translated, and search, filter and branches are kept', async ({ page }) => {
  const screen = await openPeople(page);
  await screen.getByLabel('Filter: Team').selectOption('Design');
  await expect(rowsOf(screen)).toHaveCount(13);
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await expect(screen).toContainText('11 von 140 gefunden.');
  await expect(screen.getByLabel('Filter: Bereich')).toHaveValue('design');
  await screen.getByRole('textbox', { name: 'Suchen' }).fill('Technische Redaktion');
  await expect.poll(() => rowsOf(screen).filter({ hasText: 'Oberflächendesign' }).count()).toBe(0);
  await expect(row(screen, 'Maren Demir')).toContainText('21.12.2022');

  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect(screen.getByRole('textbox', { name: 'بحث' })).toHaveValue('Technische Redaktion');
  await screen.getByRole('button', { name: 'مسح البحث' }).click();
  await expect(rowsOf(screen)).toHaveCount(13);
  await expect(row(screen, 'Maren Demir')).toContainText('٢٠٢٢');
  const maren = row(screen, 'Maren Demir');
  // The first cell is on the right, the arrow of a closed branch points to the left.
  expect(await left(maren.locator('td').first())).toBeGreaterThan(await left(maren.locator('td').last()));
  expect(await left(detailsOf(screen, 'Diego Vogel'))).toBeLessThan(await left(maren));
  expect(await left(arrow(maren))).toBeLessThan(await left(arrow(row(screen, 'Diego Vogel'))));
  await screen.getByRole('button', { name: 'تعديل بيانات Maren Demir' }).click();
  const dialog = page.getByRole('dialog', { name: 'تعديل بيانات Maren Demir' });
  expect(await left(dialog.getByLabel('الاسم'))).toBeGreaterThan(
    await left(dialog.getByLabel('تاريخ الالتحاق')),
  );
  await dialog.getByLabel('الاسم').fill('');
  await dialog.getByRole('button', { name: 'حفظ' }).click();
  await expect(dialog).toContainText('أدخل الاسم.');
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  await expect(dialog).toBeHidden();
  // None of our texts stays in English; the table itself names the arrows.
  expect(await screen.innerText()).not.toMatch(/\b(Edit|Team|Search|Name|Details|All|Reports)\b/);
});

async function openPeople(page: Page): Promise<Locator> {
  await page.goto(id);
  const screen = await demoOf(page, id);
  await expect(row(screen, 'Jonas Brandt')).toBeVisible();
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
/** Rows of others may also name a person, but not as a button. */
const row = (screen: Locator, name: string) =>
  rowsOf(screen).filter({ has: screen.page().getByRole('button', { name, exact: true }) });
const arrow = (one: Locator) => one.locator('td').first().getByRole('button');
const detailsOf = (screen: Locator, name: string) => screen.locator('section', { hasText: name });
const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
