import fs from 'node:fs';
import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';
import { openPage } from './site';

const desk = 'examples/order-desk';

test('the navbar leads to the examples, and their list to the Order desk', async ({ page }) => {
  await openPage(page, 'demos/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Examples' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examples');
  await page.getByRole('link', { name: 'Open Order desk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order desk');
  await expect(page.locator('.navbar__link--active')).toHaveText('Examples');
});

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

test('a selection lasts across pages and tabs, and ships what is paid', async ({ page }) => {
  const screen = await openDesk(page);
  await screen.getByRole('tab', { name: 'Paid' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['Paid']);
  const paid = Number(await figure(screen, 'Orders').innerText());
  await select(screen, 0);
  await select(screen, 1);
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen).toContainText(`11-20 of ${paid}`);
  await select(screen, 0);
  await screen.getByRole('tab', { name: 'New' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['New']);
  await select(screen, 0);
  await expect(screen).toContainText('4 selected');
  await screen.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
  await expect(screen.getByRole('status')).toContainText('3 shipped, 1 not: only paid orders ship.');
  await expect(screen).toContainText('1 selected');
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(screen.getByText('1 selected')).toHaveCount(0);
  await expect(rowsOf(screen).first().getByRole('checkbox')).not.toBeChecked();
  await screen.getByRole('tab', { name: 'Paid' }).click();
  await expect(figure(screen, 'Orders')).toHaveText(String(paid - 3));
  const [next = ''] = await ids(screen);
  await screen.getByRole('button', { name: `Mark ${next} as shipped` }).click();
  await expect(screen.getByRole('status')).toContainText('1 shipped.');
  await expect.poll(async () => (await ids(screen)).includes(next)).toBe(false);
});

test('details open with the keyboard, take a change, and stay open while the table loads again', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const row = rowsOf(screen).nth(2);
  const toggle = row.getByRole('button', { name: 'Detail panel visibility toggle' });
  // A server that fails only now shows that the details weren't loaded before.
  await screen.getByRole('button', { name: 'Failing server' }).click();
  await toggle.press('Enter');
  await expect(screen).toContainText('could not be loaded.');
  await screen.getByRole('button', { name: 'Failing server' }).click();
  await screen.getByRole('button', { name: 'Try again' }).click();
  const details = screen.getByRole('group', { name: /^Details of O-/ });
  await expect(details).toContainText('Lines');
  await expect(details).toContainText('Ordered');
  const save = details.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  const customer = details.getByLabel('Customer');
  await customer.fill('Ada Example');
  await customer.press('Enter');
  await expect(row).toContainText('Ada Example');
  await expect(details).toContainText('Changed customer');
  await expect(save).toBeDisabled();
  await customer.fill(' ');
  await save.click();
  await expect(customer).toHaveAttribute('aria-invalid', 'true');
});

test('a conflict keeps what was typed, says what differs, and lets one save both or drop one’s own', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const row = rowsOf(screen).first();
  await row.getByRole('button', { name: 'Detail panel visibility toggle' }).click();
  const details = screen.getByRole('group', { name: /^Details of O-/ });
  const save = details.getByRole('button', { name: 'Save', exact: true });
  const customer = details.getByLabel('Customer');
  await expect(customer).toBeVisible();
  const [before = 0] = await totals(screen);
  const colleague = screen.getByRole('button', { name: 'A colleague saves first' });
  await colleague.click();
  await customer.fill('Mine');
  await save.click();
  await expect(details.getByRole('alert')).toContainText('Someone else has saved this order');
  await expect(customer).toHaveValue('Mine');
  await details.getByRole('button', { name: 'Save mine, too' }).click();
  await expect(row).toContainText('Mine');
  expect((await totals(screen))[0]).toBeCloseTo(before + 25);
  await expect(details.getByRole('alert')).toHaveCount(0);

  await colleague.click();
  await colleague.click();
  await customer.fill('Dropped');
  await save.click();
  await details.getByRole('button', { name: 'Drop mine' }).click();
  await expect(customer).toHaveValue('Mine');
  await expect.poll(async () => (await totals(screen))[0]).toBeCloseTo(before + 50);
});

test('orders that come in or change wait for a click, which keeps page, search, selection and what was typed', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const status = screen.getByRole('status');
  await expect(status).toHaveText('Up to date.');
  await screen.getByRole('tab', { name: 'New' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['New']);
  const all = await figure(screen, 'Orders').innerText();
  await screen.getByRole('textbox', { name: 'Search' }).fill('a');
  await expect(figure(screen, 'Orders')).not.toHaveText(all);
  await screen.getByRole('button', { name: 'Next Page' }).click();
  await expect(screen).toContainText(/11-20 of \d+/);
  const before = await ids(screen);
  const total = amount(await figure(screen, 'Orders').innerText());
  await select(screen, 0);
  await rowsOf(screen).nth(1).getByRole('button', { name: 'Detail panel visibility toggle' }).click();
  const details = screen.getByRole('group', { name: `Details of ${before[1]}` });
  await details.getByLabel('Customer').fill('Unsaved');
  const place = await topOf(screen);

  for (const count of [1, 2]) {
    await screen.getByRole('button', { name: 'A customer orders' }).click();
    await expect(status).toContainText(count === 1 ? '1 new order.' : '2 new orders.');
  }
  await screen.getByRole('button', { name: 'A customer pays' }).click();
  // That order is on another page, and not a new one any more.
  await expect(status).toContainText('2 new orders.');
  expect(await ids(screen)).toEqual(before);
  expect(await topOf(screen)).toBe(place);

  await status.getByRole('button', { name: 'Show' }).click();
  await expect(status).toHaveText('Up to date.');
  await expect(figure(screen, 'Orders')).toHaveText(String(total + 1));
  await expect(screen).toContainText(`11-20 of ${total + 1}`);
  await expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('a');
  expect((await ids(screen)).slice(1)).toEqual(before.slice(0, 9));
  await expect(rowsOf(screen).nth(1).getByRole('checkbox')).toBeChecked();
  await expect(details.getByLabel('Customer')).toHaveValue('Unsaved');

  await screen.getByRole('textbox', { name: 'Search' }).fill('no such customer');
  await expect(screen).toContainText('No order matches.');
  await screen.getByRole('button', { name: 'A customer orders' }).click();
  await expect(status).toHaveText('Up to date.');
});

test('an order that someone saves while one edits it keeps what was typed, and says so before saving', async ({
  page,
}) => {
  const screen = await openDesk(page);
  const status = screen.getByRole('status');
  const next = await nextPaid(screen);
  await rowsOf(screen).nth(next.row).getByRole('button', { name: 'Detail panel visibility toggle' }).click();
  const details = screen.getByRole('group', { name: `Details of ${next.id}` });
  await details.getByLabel('Customer').fill('Typed meanwhile');
  await screen.getByRole('button', { name: 'A customer pays' }).click();
  await expect(status).toContainText('1 changed.');
  await status.getByRole('button', { name: 'Show' }).click();
  await expect(rowsOf(screen).nth(next.row)).toContainText('Paid');
  await expect(details.getByRole('alert')).toContainText('Someone else has saved this order');
  await expect(details.getByLabel('Customer')).toHaveValue('Typed meanwhile');
  await details.getByRole('button', { name: 'Save mine, too' }).click();
  await expect(rowsOf(screen).nth(next.row)).toContainText('Typed meanwhile');
  await expect(rowsOf(screen).nth(next.row)).toContainText('Paid');
  await expect(details.getByRole('alert')).toHaveCount(0);
  await expect(status).toHaveText('Up to date.');
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

test('a slow answer never replaces that of a newer request', async ({ page }) => {
  const screen = await openDesk(page);
  const slow = screen.getByRole('button', { name: 'Slow server' });
  await slow.click();
  await screen.getByRole('tab', { name: 'New' }).click();
  await slow.click();
  await screen.getByRole('tab', { name: 'Returned' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['Returned']);
  // As slow, and sent later: when this is answered, the first one was.
  await slow.click();
  await rowsOf(screen).first().getByRole('button', { name: 'Detail panel visibility toggle' }).click();
  await expect(screen.getByRole('group', { name: /^Details of O-/ })).toBeVisible({ timeout: 20_000 });
  expect(await different(screen, 4)).toEqual(['Returned']);
});

test('all pages of what was found are saved as CSV', async ({ page }) => {
  const screen = await openDesk(page);
  await screen.getByRole('tab', { name: 'Returned' }).click();
  await expect.poll(() => different(screen, 4)).toEqual(['Returned']);
  const count = amount(await figure(screen, 'Orders').innerText());
  const download = page.waitForEvent('download');
  await screen.getByRole('button', { name: 'Save all pages as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const [head, ...lines] = fs.readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(head).toBe('id,customer,country,items,status,total,date');
  expect(lines.length).toBe(count);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(count);
  await expect(screen.getByRole('status')).toContainText(`${count} orders saved`);
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

test('all files open in the playground, and the screen has a page that it fills', async ({ page }) => {
  await openDesk(page);
  const demo = page.locator(`[data-demo="${desk}"]`);
  await demo.getByRole('button', { name: 'Code', exact: true }).click();
  for (const name of ['App.tsx', 'api.ts', 'server/orders/handler.ts'])
    await expect(demo.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await demo.getByRole('link', { name: 'Full screen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('order desk');
  await expect(rowsOf(await demoOf(page, desk))).toHaveCount(10);
  await page.getByRole('link', { name: 'Text and code' }).click();
  await expect(page).toHaveURL(/\/examples\/order-desk$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order desk');
  await demo.getByRole('link', { name: 'Open in the playground' }).click();
  const preview = page.frameLocator('iframe:visible').first();
  await expect(preview.getByText('1-10 of 2400')).toBeVisible({ timeout: 30_000 });
  const files = page.getByRole('group', { name: 'Files of your program' });
  await expect(files.getByRole('button', { name: 'server/orders/handler.ts' })).toBeVisible();
});

/** The order that the next customer pays: the new one of the latest day with the lowest number. */
async function nextPaid(screen: Locator): Promise<{ row: number; id: string }> {
  const rows = await read(screen);
  const latest = rows.map((cells, row) => ({
    row,
    id: cells[0] ?? '',
    isNew: cells[4] === 'New',
    day: cells[6],
  }));
  const found = latest.findLast(({ isNew, day }) => isNew && day === latest[0]?.day);
  if (!found) throw new Error('The first page has no new order, so no customer can pay one.');
  return found;
}

async function openDesk(page: Page): Promise<Locator> {
  await page.goto(desk);
  const screen = await demoOf(page, desk);
  await expect(rowsOf(screen)).toHaveCount(10);
  return screen;
}

const rowsOf = (screen: Locator) => screen.getByTestId('mtablebodyrow');
const select = (screen: Locator, row: number) => rowsOf(screen).nth(row).getByRole('checkbox').check();
/** Where the rows begin, in pixels of the page. */
const topOf = (screen: Locator) =>
  rowsOf(screen)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
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
