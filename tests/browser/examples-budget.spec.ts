import fs from 'node:fs';
import { demoOf, expect, test, type Locator, type Page } from './fixtures';

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

test('CSV and PDF hold what is filtered, in the order of the table @smoke', async ({ page }) => {
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
