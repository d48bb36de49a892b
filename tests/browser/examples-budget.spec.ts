import fs from 'node:fs';
import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';

const budget = 'examples/budget';

test('bars, groups and total are sums of the same bookings, and a bar leads to its department', async ({
  page,
}) => {
  const screen = await openBudget(page);
  const all = await total(screen);
  expect(sum(await sumsOfGroups(screen, departmentNames))).toBe(all);
  await expect(screen.getByRole('heading', { level: 2 })).toContainText(whole(all));
  await expect(screen).toContainText('900 bookings');

  const bar = barOf(screen, 'Marketing');
  await expect(bar).toHaveAccessibleName(/^Marketing \d+% of budget €[\d,]+ of €[\d,]+ €[\d,]+ over$/);
  await bar.click();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(group(screen, 'Facilities')).toHaveCount(0);
  const marketing = await total(screen);
  await expect(bar).toContainText(whole(marketing));
  expect(await sumsOfGroups(screen, ['Marketing'])).toEqual([marketing]);
  await expect(group(screen, 'Marketing')).toHaveAttribute('aria-expanded', 'true');
  expect(sum(await sumsOfGroups(screen, ['Advertising', 'Agency', 'Events', 'Print']))).toBe(marketing);

  await group(screen, 'Agency').click();
  await expect(rowsOf(screen)).toHaveCount(24);
  expect([sum(await amounts(screen))]).toEqual(await sumsOfGroups(screen, ['Agency']));
  await bar.click();
  await expect(group(screen, 'Facilities')).toBeVisible();
  expect(await total(screen)).toBe(all);
});

test('dates, amounts, vendor and state leave what lies between them, and all sums follow', async ({
  page,
}) => {
  const screen = await openBudget(page);
  const all = await total(screen);
  await screen.getByLabel('From').fill('2026-10-01');
  await screen.getByLabel('To').fill('2026-10-31');
  await expect.poll(() => total(screen)).toBeLessThan(all);
  const october = await total(screen);
  expect(sum(await sumsOfGroups(screen, departmentNames))).toBe(october);
  await expect(screen.getByRole('heading', { level: 2 })).toContainText(whole(october));

  await screen.getByRole('button', { name: 'List' }).click();
  await screen.getByLabel('At least').fill('1000');
  await screen.getByLabel('At most').fill('2500.50');
  await expect.poll(async () => Math.max(...(await amounts(screen)))).toBeLessThanOrEqual(2500_50);
  expect(Math.min(...(await amounts(screen)))).toBeGreaterThanOrEqual(1000_00);
  expect(new Set((await column(screen, 2)).map((date) => date.slice(0, 3)))).toEqual(new Set(['Oct']));

  await screen.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await expect.poll(async () => [...new Set(await column(screen, 4))]).toEqual(['Approved']);
  const [vendor = ''] = await column(screen, 3);
  await screen.getByLabel('Vendor').fill(vendor.toLowerCase());
  await expect.poll(async () => [...new Set(await column(screen, 3))]).toEqual([vendor]);
  expect(sum(await amounts(screen))).toBe(await total(screen));

  await screen.getByLabel('To').fill('2026-09-30');
  await expect(screen.getByLabel('To')).toHaveAttribute('aria-invalid', 'true');
  await expect(screen).toContainText('No booking matches.');
  expect(await total(screen)).toBe(0);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect(screen).toContainText('1-25 of 900');
  expect(await total(screen)).toBe(all);
});

test('the keyboard opens groups, sorts the list and turns its pages, and a filter starts at the first one', async ({
  page,
}) => {
  const screen = await openBudget(page);
  const hosting = group(screen, 'Cloud hosting');
  await expect(rowsOf(screen)).toHaveCount(12);
  await hosting.press('Enter');
  await expect(hosting).toHaveAttribute('aria-expanded', 'false');
  await expect(rowsOf(screen)).toHaveCount(0);
  await group(screen, 'Finance').press('Space');
  await group(screen, 'Audit').press('Enter');
  await expect(rowsOf(screen)).toHaveCount(6);

  await screen.getByRole('button', { name: 'List' }).press('Enter');
  await expect(screen).toContainText('1-25 of 900');
  const all = await total(screen);
  await screen.getByRole('columnheader', { name: 'Amount' }).last().press('Enter');
  await expect.poll(async () => ordered(await amounts(screen))).toBe(true);
  const [least = 0] = await amounts(screen);
  expect(least, 'a credit note').toBeLessThan(0);
  await screen.getByRole('button', { name: 'Next Page' }).press('Enter');
  await expect(screen).toContainText('26-50 of 900');
  expect(await total(screen), 'of all pages').toBe(all);
  await barOf(screen, 'Sales').press('Space');
  await expect(screen).toContainText('1-25 of 145');
  expect(ordered(await amounts(screen)), 'still sorted').toBe(true);

  await barOf(screen, 'Sales').press('Space');
  await screen.getByRole('button', { name: 'Grouped' }).press('Enter');
  await expect(group(screen, 'Audit')).toHaveAttribute('aria-expanded', 'true');
  expect(ordered(await amounts(screen)), 'in the groups, too').toBe(true);
});

test('CSV and PDF hold what is filtered, in the order of the table', async ({ page }) => {
  const screen = await openBudget(page);
  await barOf(screen, 'People').click();
  await screen.getByRole('button', { name: 'List' }).click();
  await screen.getByRole('columnheader', { name: 'Amount' }).last().click();
  await expect.poll(async () => ordered(await amounts(screen))).toBe(true);
  const people = await total(screen);

  const csv = await download(page, () => screen.getByRole('button', { name: 'CSV' }).click());
  expect(csv.name).toBe('bookings.csv');
  const [head, ...lines] = csv.text.trim().split('\r\n');
  expect(head).toContain('"Department","Category","Vendor","State","Amount in EUR"');
  const inCents = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  expect([inCents.length, sum(inCents), ordered(inCents)]).toEqual([155, people, true]);
  await expect(screen.getByRole('status')).toContainText('155 bookings saved as bookings.csv.');

  const pdf = await download(page, () => screen.getByRole('button', { name: 'PDF' }).click());
  expect(pdf.name).toBe('bookings.pdf');
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  expect(pdf.text).toContain('(Total)');
  expect(pdf.text).toContain(`(${(people / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })})`);
  expect(pdf.text).not.toContain('(Marketing)');
});

test('on paper are all filtered rows with their filters, without controls; then the groups are back', async ({
  page,
}) => {
  // The real print dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const screen = await openBudget(page);
  await barOf(screen, 'Sales').click();
  await screen.getByLabel('From').fill('2026-06-01');
  await expect(screen).not.toContainText('145 bookings');
  const sales = await total(screen);
  await screen.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(screen).toContainText(/Sales, from Jun 1, 2026: \d+ bookings/);
  expect(sum(await amounts(screen))).toBe(sales);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(screen.getByRole('textbox')).toHaveCount(0);
  await expect(screen.getByRole('button', { name: 'List' })).toBeHidden();
  await expect(rowsOf(screen).last()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(group(screen, 'Sales')).toBeAttached();
  await page.emulateMedia({ media: null });
  await expect(screen.getByLabel('From')).toHaveValue('2026-06-01');
});

test('on a phone the bookings are cards, nothing scrolls sideways, and bars and groups work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openBudget(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  await expectInside(screen.getByRole('button'));
  expect((await screen.locator('thead').boundingBox())?.height, 'two lines of buttons').toBeLessThan(100);
  await barOf(screen, 'Finance').click();
  await group(screen, 'Audit').click();
  await expect(rowsOf(screen)).toHaveCount(6);
  await expectInside(rowsOf(screen).first().locator('td').filter({ visible: true }));
  await screen.getByRole('button', { name: 'List' }).click();
  await expect(rowsOf(screen)).toHaveCount(25);
  await expectInside(rowsOf(screen).first().locator('td'));
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen).toContainText('26-50 of 108');
  expect(await sideways()).toBe(0);
});

const departmentNames = ['Engineering', 'Facilities', 'Finance', 'Marketing', 'People', 'Sales'];

async function openBudget(page: Page): Promise<Locator> {
  await page.goto(budget);
  const screen = await demoOf(page, budget);
  await expect(group(screen, 'Engineering')).toBeVisible();
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const group = (screen: Locator, name: string) =>
  screen.locator('tbody').getByRole('button', { name, exact: true });
const barOf = (screen: Locator, name: string) =>
  screen.getByRole('list', { name: 'Spent by department' }).getByRole('button', { name });
/** The texts of a column of the list. Groups leave the first two empty. */
const column = (screen: Locator, index: number) =>
  rowsOf(screen).evaluateAll(
    (rows, place) => rows.map((row) => row.querySelectorAll('td')[place]?.textContent.trim() ?? ''),
    index,
  );
const cents = (text: string) => Math.round(Number(text.replace(/[€,]/g, '')) * 100);
const whole = (amount: number) => `€${Math.round(amount / 100).toLocaleString('en-US')}`;
const sum = (some: number[]) => some.reduce((all, one) => all + one, 0);
const ordered = (some: number[]) =>
  some.length > 1 && some.every((one, index) => index === 0 || one >= (some[index - 1] ?? one));
const amounts = async (screen: Locator) => (await column(screen, 5)).map(cents);

/** The number in the line "Total". */
async function total(screen: Locator): Promise<number> {
  const line = screen.locator('tbody tr').filter({ has: screen.page().getByText('Total', { exact: true }) });
  return cents(await line.locator('td').last().innerText());
}

async function sumsOfGroups(screen: Locator, names: string[]): Promise<number[]> {
  const button = (name: string) => screen.page().getByRole('button', { name, exact: true });
  const rows = names.map((name) => screen.locator('tbody tr').filter({ has: button(name) }));
  const texts = await Promise.all(rows.map((row) => row.locator('td').last().innerText()));
  return texts.map(cents);
}

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await start();
  const file = await started;
  return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'latin1') };
}

async function expectInside(all: Locator): Promise<void> {
  for (const one of await all.all()) {
    const box = await one.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
}
