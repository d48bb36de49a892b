import { demoOf, expect, test, type Locator, type Page } from './fixtures';

const desk = 'examples/order-desk';

test('one finds orders by search, tab, filters, two sort keys and pages, and the figures follow @smoke', async ({
  page,
}) => {
  const screen = await openDesk(page);
  await expect(figure(screen, 'Orders')).toHaveText('2,400');
  const revenue = await figure(screen, 'Revenue').innerText();
  await screen.getByRole('tab', { name: 'Paid' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['Paid']);
  const paid = await figure(screen, 'Orders').innerText();
  expect(Number(paid)).toBeGreaterThan(10);
  expect(await figure(screen, 'Open').innerText()).toBe(paid);
  expect(await figure(screen, 'Revenue').innerText()).not.toBe(revenue);

  await sort(screen, 'Items');
  await sort(screen, 'Total');
  await expect
    .poll(async () => {
      const rows = (await read(screen)).map((cells) => [Number(cells[3]), amount(cells[5] ?? '')]);
      return rows.every(([items = 0, total = 0], index) => {
        const [itemsBefore = 0, totalBefore = 0] = rows[index - 1] ?? [];
        return items > itemsBefore || (items === itemsBefore && total >= totalBefore);
      });
    })
    .toBe(true);
  const first = await ids(screen);
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen).toContainText(`11-20 of ${paid}`);
  expect((await ids(screen)).filter((id) => first.includes(id))).toEqual([]);

  await screen.getByLabel('filter data by Total').fill('300');
  await expect.poll(async () => Math.min(...(await totals(screen)))).toBeGreaterThanOrEqual(300);
  await expect(screen).toContainText(/1-\d+ of/);
  const filtered = await figure(screen, 'Orders').innerText();
  expect(Number(filtered)).toBeLessThan(Number(paid));
  await expect(screen).toContainText(`of ${filtered}`);
  const country = screen.getByRole('combobox', { name: 'filter data by Country' });
  await expect(country).toHaveText('All');
  const [one = '', other = '', ...others] = await different(screen, 2);
  expect(others).not.toEqual([]);
  await country.click();
  for (const chosen of [one, other]) await page.getByRole('option', { name: chosen }).click();
  await page.keyboard.press('Escape');
  await expect(country).toHaveText(`${one}, ${other}`);
  await expect.poll(async () => (await different(screen, 2)).sort()).toEqual([one, other].sort());
  const [name = ''] = await column(screen, 1);
  const word = name.split(' ').at(-1) ?? '';
  await screen.getByRole('textbox', { name: 'Search' }).fill(word);
  await expect
    .poll(async () => (await column(screen, 1)).every((customer) => customer.includes(word)))
    .toBe(true);
  await screen.getByRole('textbox', { name: 'Search' }).fill('no such customer');
  await expect(screen).toContainText('No order matches.');
  await expect(figure(screen, 'Orders')).toHaveText('0');
});

test('a failure shows the message of the server, and trying again asks for the page that failed', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const first = await ids(screen);
  const failing = screen.getByRole('button', { name: 'Failing server' });
  await failing.click();
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen.getByRole('alert')).toContainText('The orders could not be loaded.');
  expect(await ids(screen)).toEqual(first);
  await failing.click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen).toContainText('11-20 of 2400');
  expect(await ids(screen)).not.toEqual(first);
  await expect(screen.getByRole('alert')).toHaveCount(0);
});

test('on a phone rows are cards that select, open and ship, and nothing scrolls sideways @smoke', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openDesk(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBe(0);
  const card = rowsOf(screen).first();
  const width = (await card.boundingBox())?.width ?? 0;
  for (const cell of await card.locator('td').filter({ visible: true }).all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(box?.width ?? 0).toBeLessThan(width);
  }
  expect((await screen.locator('thead').boundingBox())?.height, 'two lines of buttons').toBeLessThan(100);
  for (const tab of await screen.getByRole('tab').all())
    expect((await tab.boundingBox())?.x).toBeLessThan(349 - ((await tab.boundingBox())?.width ?? 0));
  const fields = [screen.getByLabel('filter data by Customer'), screen.getByLabel('filter data by Total')];
  const [first, last] = await Promise.all(fields.map((field) => field.boundingBox()));
  expect(first?.y, 'the filters are one line').toBe(last?.y);
  await screen.getByRole('columnheader', { name: 'Total', exact: true }).last().press('Enter');
  await expect.poll(async () => (await totals(screen))[0]).toBeLessThan(50);
  await select(screen, 0);
  await expect(screen).toContainText('1 selected');
  await card.getByRole('button', { name: 'Detail panel visibility toggle' }).click();
  await expect(screen.getByRole('group', { name: /^Details of O-/ })).toBeVisible();
  expect(await sideways()).toBe(0);
});

async function openDesk(page: Page): Promise<Locator> {
  await page.goto(desk);
  const screen = await demoOf(page, desk);
  await expect(rowsOf(screen)).toHaveCount(10);
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const select = (screen: Locator, row: number) => rowsOf(screen).nth(row).getByRole('checkbox').check();
const sort = (screen: Locator, name: string) =>
  screen.locator('thead').getByText(name, { exact: true }).click();
const figure = (screen: Locator, name: string) =>
  screen.locator('dl > div', { hasText: name }).locator('dd').first();
/** The texts of a column, by its index in the program. */
const column = async (screen: Locator, index: number) =>
  (await read(screen)).map((cells) => cells[index] ?? '');
const ids = (screen: Locator) => column(screen, 0);
const different = async (screen: Locator, index: number) => [...new Set(await column(screen, index))];
const totals = async (screen: Locator) => (await column(screen, 5)).map(amount);
const amount = (text: string) => Number(text.replace(/[€,]/g, ''));

/** The cells of all rows, without those of panel, checkbox and action, and without a customer's initials. */
async function read(screen: Locator): Promise<string[][]> {
  return rowsOf(screen).evaluateAll((rows) =>
    rows.map((row) =>
      Array.from(row.querySelectorAll('td'))
        .slice(2, 9)
        .map((cell) => (cell.querySelector('.MuiAvatar-root + span') ?? cell).textContent.trim()),
    ),
  );
}
