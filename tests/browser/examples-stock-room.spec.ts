import { demoOf, expect, test, type Locator, type Page } from './fixtures';

const room = 'examples/stock-room';

test('a cell opens, saves and closes with the keyboard, and a refused value stays in its field @smoke', async ({
  page,
}) => {
  const screen = await openRoom(page);
  const stock = value(screen, 'Stock', 'P-1003');
  const before = await textOf(stock);
  await stock.press('Enter');
  const field = screen.getByLabel('Stock of P-1003', { exact: true });
  await expect(field).toBeFocused();
  await field.fill('7');
  await field.press('Escape');
  await expect(stock).toBeFocused();
  expect(await textOf(stock)).toBe(before);

  await stock.press('Enter');
  await field.fill('1.5');
  await expect(screen.locator('tbody')).toContainText('A whole number, 0 or more.');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('0');
  await field.press('Enter');
  await expect(screen.getByRole('status')).toContainText(/Nothing saved\. \d+ are reserved for customers\./);
  await expect(field).toHaveValue('0');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('600');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.press('Enter');
  await expect(stock).toBeFocused();
  expect(await textOf(stock)).toBe('600');
  await expect(entries(screen)).toHaveCount(1);
  await expect(entries(screen)).toContainText(`${before} → 600`);
  await expect(entries(screen).locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/);
});

test('a page is edited at once: all changes are saved or none, and the reasons are at their fields', async ({
  page,
}) => {
  const screen = await openRoom(page);
  const first = await textOf(value(screen, 'Minimum', 'P-1001'));
  await screen.getByRole('button', { name: 'Edit this page' }).click();
  const field = (name: string) => screen.getByLabel(name, { exact: true });
  await expect(field('Shelf of P-1001')).toBeFocused();
  await field('Minimum of P-1001').fill('44');
  await field('Stock of P-1002').fill('');
  await field('Price of P-1003').fill('99');
  await screen.getByRole('button', { name: 'Save all changes' }).click();
  await expect(screen.getByRole('status')).toHaveText(
    'Nothing saved. P-1002: A whole number, 0 or more. P-1003: A price changes by 50 % at most.',
  );
  for (const name of ['Stock of P-1002', 'Price of P-1003'])
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Minimum of P-1001')).toHaveValue('44');
  await expect(entries(screen)).toHaveCount(0);

  await field('Stock of P-1002').fill('700');
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await field('Shelf of P-1030').fill('H-09');
  await screen.getByRole('button', { name: 'Previous Page' }).click();
  await field('Price of P-1003').fill('0.3');
  await field('Price of P-1003').press('Enter');
  await expect(screen.getByRole('status')).toHaveText('4 changes saved.');
  await expect(screen.getByRole('button', { name: 'Edit this page' })).toBeFocused();
  await expect(entries(screen)).toHaveCount(4);
  expect(await textOf(value(screen, 'Stock', 'P-1002'))).toBe('700');
  await screen.getByRole('button', { name: 'Undo all' }).click();
  await expect(entries(screen)).toHaveCount(0);
  expect(await textOf(value(screen, 'Minimum', 'P-1001'))).toBe(first);
});

async function openRoom(page: Page): Promise<Locator> {
  await page.goto(room);
  const screen = await demoOf(page, room);
  await expect(rowsOf(screen)).toHaveCount(25);
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const entries = (screen: Locator) =>
  screen.getByRole('region', { name: 'Changes', includeHidden: true }).locator('li');
/** The button of a value, such as the stock of P-1003. */
const value = (screen: Locator, title: string, id: string) =>
  screen.getByRole('button', { name: `${title} of ${id}: ` });
const textOf = async (button: Locator) => (await button.innerText()).trim();
