import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';

const room = 'examples/stock-room';

test('a cell opens, saves and closes with the keyboard, and a refused value stays in its field', async ({
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
  await expect(entries(screen).locator('time')).toHaveText(/^\d+:\d\d:\d\d [AP]M$/);
});

test('a supplier is chosen by name, and each change can be undone, unless the store refuses', async ({
  page,
}) => {
  const screen = await openRoom(page);
  const supplier = value(screen, 'Supplier', 'P-1002');
  const price = value(screen, 'Price', 'P-1002');
  const [supplierBefore, priceBefore] = [await textOf(supplier), await textOf(price)];
  await supplier.click();
  const names = screen.getByLabel('Supplier of P-1002', { exact: true });
  const other = supplierBefore === 'Delta Electric' ? 'Mason & Sons' : 'Delta Electric';
  await names.selectOption(other);
  await names.press('Enter');
  await expect(supplier).toHaveText(other);
  const half = Math.ceil(amount(priceBefore) * 50) / 100;
  for (const to of [half, Math.floor(half * 150) / 100]) {
    await price.click();
    await screen.getByLabel('Price of P-1002', { exact: true }).fill(String(to));
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => amount(await textOf(price))).toBeCloseTo(to, 2);
  }
  await expect(entries(screen)).toHaveCount(3);

  const oldest = entries(screen).nth(1);
  await oldest.getByRole('button', { name: 'Undo Price of P-1002' }).click();
  await expect(oldest).toContainText('Not undone. It was changed again since.');
  await screen.getByRole('button', { name: 'Undo all' }).click();
  await expect(entries(screen)).toHaveCount(1);
  await expect(entries(screen)).toContainText('Not undone. A price changes by 50 % at most.');
  await expect(screen.getByRole('status')).toHaveText('2 undone, 1 refused.');
  await expect(screen.getByRole('heading', { name: 'Changes' })).toBeFocused();
  await expect(supplier).toHaveText(supplierBefore);
  expect(amount(await textOf(price))).toBeCloseTo(half, 2);
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

test('rows below their minimum are tinted, counted and found, and stay in view when they are restocked', async ({
  page,
}) => {
  const screen = await openRoom(page);
  const filter = screen.getByRole('button', { name: /^Below minimum: \d+$/ });
  const count = amount(await filter.innerText());
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(screen).toContainText(`of ${count}`);
  const [row, name] = [rowsOf(screen).first(), await idOf(rowsOf(screen).first())];
  await expect(row).toHaveAttribute('style', /background-color/);
  await value(screen, 'Stock', name).click();
  await screen.getByLabel(`Stock of ${name}`, { exact: true }).fill('999');
  await page.keyboard.press('Enter');
  await expect(filter).toHaveText(`Below minimum: ${count - 1}`);
  expect(await idOf(row)).toBe(name);
  await expect(row).not.toHaveAttribute('style', /background-color/);
  await filter.click();
  await expect(screen).toContainText('1-25 of 320');

  await screen.getByRole('textbox', { name: 'Search' }).fill('toothed belt 300');
  await expect(rowsOf(screen)).toHaveCount(4);
  await screen.getByRole('textbox', { name: 'Search' }).fill('no such part');
  await expect(screen).toContainText('No part matches.');
});

test('the header stays in view, the table fits the window, and a column can be shown', async ({ page }) => {
  const screen = await openRoom(page);
  const header = screen.locator('thead');
  const scroller = screen.locator('[style*="max-height"]');
  const top = (await header.boundingBox())?.y;
  await scroller.evaluate((part) => part.scrollTo(0, 400));
  await expect.poll(() => scroller.evaluate((part) => part.scrollTop)).toBe(400);
  expect((await screen.locator('th').first().boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  expect((await scroller.boundingBox())?.height).toBeLessThan(800);
  const height = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const rows = ((await height(scroller)) - (await height(header))) / (await height(rowsOf(screen).nth(1)));
  expect(rows, 'no row is cut').toBeCloseTo(Math.round(rows));
  await expect(header).not.toContainText('Reserved');
  await screen.getByRole('button', { name: 'Show Columns' }).click();
  await page.getByLabel('Reserved').check();
  await expect(header).toContainText('Reserved');
});

test('on a phone rows are cards whose values open in place, changes are a sheet, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openRoom(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  const card = rowsOf(screen).nth(1);
  for (const cell of await card.locator('td').filter({ visible: true }).all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect((await screen.locator('thead').boundingBox())?.height, 'two lines of buttons').toBeLessThan(100);
  await screen.getByRole('columnheader', { name: 'Stock', exact: true }).last().press('Enter');
  await expect
    .poll(async () => amount(await textOf(card.getByRole('button', { name: /^Stock/ }))))
    .toBeLessThan(10);
  await screen.getByRole('columnheader', { name: 'Part no.', exact: true }).last().press('Enter');
  await card.getByRole('button', { name: 'Minimum of P-1002: ' }).click();
  const field = card.getByLabel('Minimum of P-1002', { exact: true });
  const width = (await card.boundingBox())?.width ?? 0;
  expect((await field.boundingBox())?.width).toBeGreaterThan(width / 2);
  await field.fill('33');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(screen.getByRole('region', { name: 'Changes' })).toBeHidden();
  await screen.getByRole('button', { name: 'Changes: 1' }).click();
  await expect(entries(screen)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo Minimum of P-1002' }).click();
  await expect(entries(screen)).toHaveCount(0);
  await screen.getByRole('button', { name: 'Edit this page' }).click();
  await expect(screen.getByLabel('Supplier of P-1002', { exact: true })).toBeVisible();
  expect(await sideways()).toBe(0);
});

test('rows are cards below 900 px, and a table from there on', async ({ page }) => {
  const screen = await openRoom(page);
  const display = () =>
    rowsOf(screen)
      .first()
      .evaluate((row) => getComputedStyle(row).display);
  for (const [width, look] of [
    [900, 'table-row'],
    [899, 'grid'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(display, `at ${width} px`).toBe(look);
  }
});

async function openRoom(page: Page): Promise<Locator> {
  await page.goto(room);
  const screen = await demoOf(page, room);
  await expect(rowsOf(screen)).toHaveCount(25);
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const idOf = async (row: Locator) => (await row.locator('td').first().innerText()).trim();
const entries = (screen: Locator) =>
  screen.getByRole('region', { name: 'Changes', includeHidden: true }).locator('li');
/** The button of a value, such as the stock of P-1003. */
const value = (screen: Locator, title: string, id: string) =>
  screen.getByRole('button', { name: `${title} of ${id}: ` });
const textOf = async (button: Locator) => (await button.innerText()).trim();
const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''));
