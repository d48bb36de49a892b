import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';

const id = 'examples/people';

test('the tree is open at the first levels, and search, filters and arrows lead to everyone', async ({
  page,
}) => {
  const screen = await openPeople(page);
  await expect(rowsOf(screen)).toHaveCount(10);
  const atStart = await names(screen);
  expect(await right(screen.locator('thead').getByText('Reports', { exact: true }))).toBeCloseTo(
    await right(screen.getByText('139', { exact: true })),
    0,
  );
  await screen.getByRole('textbox', { name: 'Search' }).fill('recruiter');
  await expect(screen).toContainText('4 of 140 match. Their managers are shown, too.');
  // The recruiters, and the three who lead to them.
  await expect(rowsOf(screen)).toHaveCount(7);
  await expect(rowsOf(screen).filter({ hasText: 'Recruiter' })).toHaveCount(4);
  await screen.getByRole('button', { name: 'Clear Search' }).click();
  await expect.poll(() => names(screen)).toEqual(atStart);

  const team = screen.getByLabel('Filter: Team');
  await team.selectOption('Design');
  await expect(screen).toContainText('11 of 140 match.');
  await expect(rowsOf(screen)).toHaveCount(13);
  await screen.getByLabel('Filter: Place').selectOption('Egypt');
  await expect(screen).toContainText('No one matches.');
  await screen.getByLabel('Filter: Place').selectOption('All');
  await team.selectOption('All');
  await expect.poll(() => names(screen)).toEqual(atStart);

  await arrow(row(screen, 'Diego Vogel')).click();
  await expect(rowsOf(screen)).toHaveCount(7);
  await screen.getByRole('button', { name: 'Expand all' }).click();
  await expect(rowsOf(screen)).toHaveCount(140);
  await screen.getByRole('button', { name: 'Collapse all' }).click();
  await expect(rowsOf(screen)).toHaveCount(1);
  await arrow(row(screen, 'Jonas Brandt')).press('Enter');
  await expect(rowsOf(screen)).toHaveCount(7);

  const [first = '', ...reports] = await names(screen);
  await screen.locator('thead').getByText('Name', { exact: true }).click();
  await expect.poll(() => names(screen)).toEqual([first, ...reports.toSorted()]);
});

test('a click and the keyboard show a person, with ways to the manager and the reports', async ({ page }) => {
  const screen = await openPeople(page);
  await expect(detailsOf(screen, 'Diego Vogel')).toContainText('Head of team');
  await row(screen, 'Priya Mehta').getByText('Engineering').click();
  await expect(detailsOf(screen, 'Priya Mehta')).toContainText('Direct reports (6)');
  await expect(current(screen)).toHaveText('Priya Mehta');
  await row(screen, 'Maren Demir').getByRole('button', { name: 'Maren Demir', exact: true }).press('Enter');
  const details = detailsOf(screen, 'Maren Demir');
  await expect(current(screen)).toHaveText('Maren Demir');
  // Her branch is closed: it opens, and the row is in view.
  await details.getByRole('button', { name: 'Theo Lorenz' }).click();
  await expect(current(screen)).toHaveText('Theo Lorenz');
  await expect(current(screen)).toBeInViewport();
  await detailsOf(screen, 'Theo Lorenz').getByRole('button', { name: 'Maren Demir' }).click();
  await expect(details).toBeVisible();
});

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
  await expect(row(screen, 'Salma Okoye')).toContainText('Nov 2, 2026');
  await expect(row(screen, 'Maren Demir')).toContainText('16');
});

test('whom one may edit depends on who is signed in', async ({ page }) => {
  const screen = await openPeople(page);
  const viewer = screen.getByLabel('Signed in as');
  const edits = screen.getByRole('button', { name: /^Edit / });
  await expect(edits).toHaveCount(3);
  const locked = screen.getByRole('button', { name: 'Priya Mehta: not yours to edit' });
  await expect(locked).toBeDisabled();
  await row(screen, 'Priya Mehta').getByText('Engineering').click();
  await expect(detailsOf(screen, 'Priya Mehta')).toContainText('in the teams that you manage');

  await viewer.selectOption({ index: 0 });
  await expect(detailsOf(screen, 'Jonas Brandt')).toBeVisible();
  // Everyone but himself.
  await expect(edits).toHaveCount(9);
  await expect(screen.getByRole('button', { name: 'Jonas Brandt: not yours to edit' })).toBeDisabled();
  await viewer.selectOption({ index: 2 });
  await expect(edits).toHaveCount(0);
  await expect(current(screen)).toBeInViewport();
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

test('on a phone rows are cards, the details follow below, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openPeople(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  const card = row(screen, 'Maren Demir');
  for (const cell of await card.locator('td').filter({ visible: true }).all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect((await screen.locator('thead').boundingBox())?.height, 'two lines of buttons').toBeLessThan(100);
  await arrow(card).click();
  await expect(row(screen, 'Theo Lorenz')).toBeVisible();
  await row(screen, 'Theo Lorenz').getByText('Group lead').click();
  const details = detailsOf(screen, 'Theo Lorenz');
  await expect(details.getByText('Group lead')).toBeInViewport();
  await details.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Theo Lorenz' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect(row(screen, 'Theo Lorenz')).toContainText('قيادة المجموعة');
  expect(await sideways()).toBe(0);
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
const current = (screen: Locator) => screen.locator('[aria-current="true"]');
const detailsOf = (screen: Locator, name: string) => screen.locator('section', { hasText: name });
const names = (screen: Locator) => screen.locator('[aria-current]').allInnerTexts();
/** Where a text ends. */
const right = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return range.getBoundingClientRect().right;
  });
const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
