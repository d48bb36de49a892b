import fs from 'node:fs';
import { demoOf, expect, test, type Locator, type Page } from './fixtures';
import { findViolations } from './axe';
import { hydrated, openPage } from './site';

const program = fs.readFileSync('demos/home.tsx', 'utf8');

test('the table of the home page answers, and its Copy button gives the file that runs @smoke', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  await expect(demo.locator('[data-state="live"]')).toHaveCount(1);
  const rows = demo.getByRole('row');
  await expect(rows.filter({ has: page.getByRole('checkbox', { checked: true }) })).toHaveText([
    /Cleo Dahl.*Packed/,
    /Dan Evans.*Packed/,
  ]);
  await demo.getByRole('checkbox', { name: 'Select Ada Berg' }).click();
  await demo.getByRole('button', { name: 'Ship the selected orders' }).click();
  for (const name of ['Ada Berg', 'Cleo Dahl', 'Dan Evans'])
    await expect(rows.filter({ hasText: name })).toContainText('Shipped');
  await demo.getByRole('button', { name: /^Copy/ }).first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).trim()).toBe(program.trim());
});

test('the table of the home page can be edited in its page', async ({ page }) => {
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.getByRole('textbox').first()).toContainText('RecentOrders');
});

test('the package manager that was chosen holds on other pages', async ({ page }) => {
  await openPage(page, '');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  // At the start and at the end of the page.
  const command = page.getByText('pnpm add @material-table/core');
  await expect(command).toHaveCount(2);
  await expect(command.first()).toBeVisible();
  await expect(command.last()).toBeVisible();
  await openPage(page, 'docs/');
  await expect(page.getByText('pnpm add @material-table/core')).toBeVisible();
  await expect(page.getByText('npm install @material-table/core', { exact: true })).toBeHidden();
  await openPage(page, 'docs/guides/exporting');
  await expect(page.getByText('pnpm add @material-table/exporters')).toBeVisible();
});

test('a click makes the fix of the mistake that the home page shows, another undoes it, and nothing moves', async ({
  page,
}) => {
  await openPage(page, '');
  const figure = page.locator('figure').filter({ hasText: 'onRowUpdate' });
  const height = () => figure.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeVisible();
  await figure.getByRole('button', { name: 'Make it async' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: async (person) => {');
  await expect(figure.getByRole('status').getByText('The editor has no more advice.')).toBeVisible();
  await expect(figure.getByText('onRowUpdate returns no promise.')).toBeHidden();
  expect(await height()).toBe(before);
  await figure.getByRole('button', { name: 'Undo' }).click();
  await expect(figure.locator('code')).toContainText('onRowUpdate: (person) => {');
  await expect(figure.locator('mark')).toHaveText('onRowUpdate');
});

/** What a visitor does in the table of each tab of "One prop each", to see what the prop does. */
const tabs: Record<string, (table: Locator, page: Page) => Promise<void>> = {
  async Edit(table) {
    await table.getByRole('button', { name: 'Edit' }).first().click();
    await table.getByRole('textbox').first().fill('Bolts M10');
    await table.getByRole('button', { name: 'Save' }).click();
    await expect(table.getByRole('cell', { name: 'Bolts M10' })).toBeVisible();
    await expect(table.getByRole('textbox')).toHaveCount(0);
  },
  async Group(table) {
    await expect(table.getByRole('cell', { name: 'Typefaces' })).toBeVisible();
    await table.getByRole('row', { name: 'Design' }).getByRole('button').click();
    await expect(table.getByRole('cell', { name: 'Typefaces' })).toBeHidden();
  },
  async Filter(table) {
    await expect(table.getByRole('cell', { name: 'Permit' })).toBeHidden();
    await table.getByPlaceholder('Contains').fill('tile');
    await expect(table.getByRole('cell', { name: 'Walls' })).toBeHidden();
    await expect(table.getByRole('cell', { name: 'Tiles' })).toBeVisible();
  },
  async Tree(table) {
    await expect(table.getByRole('cell', { name: 'Cleo Dahl' })).toBeVisible();
    await table.getByRole('row', { name: 'Ben Costa' }).getByRole('button').click();
    await expect(table.getByRole('cell', { name: 'Cleo Dahl' })).toBeHidden();
  },
  async Detail(table) {
    await expect(table.getByText('Held at customs.')).toBeVisible();
    await table.getByRole('row', { name: 'D-74' }).getByRole('button').click();
    await expect(table.getByText('The truck broke down.')).toBeVisible();
  },
  async Export(table, page) {
    await table.getByText('Total', { exact: true }).click();
    await table.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
    const lines = fs.readFileSync(await (await download).path(), 'utf8').split('\n');
    expect(lines.slice(0, 2)).toEqual(['"Invoice","Customer","Total"', '"I-313","Dahl","80"']);
  },
};

function tabOf(page: Page, name: string): Locator {
  return page.getByRole('group', { name: 'Feature' }).getByText(name, { exact: true });
}

for (const [name, act] of Object.entries(tabs)) {
  const id = `home/${name.toLowerCase()}`;
  test(`on the home page the tab ${name} shows a prop, a table that has it, and code to copy`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '');
    await tabOf(page, name).click();
    const table = await demoOf(page, id);
    expect(await findViolations(page, { without: '.navbar, footer' })).toEqual([]);
    await act(table, page);
    const panel = page.locator('main section > div > div').filter({ has: table });
    await panel.getByRole('button', { name: 'Copy the code' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(fs.readFileSync(`demos/${id}.tsx`, 'utf8'));
  });
}

test('the arrow keys change the tab, and only the chosen table is there', async ({ page }) => {
  await openPage(page, '');
  const tables = page.locator('[data-island^="home/"]:not([data-island="home/remote"]):visible');
  const shown = () => tables.evaluateAll((all) => all.map((table) => table.dataset.island));
  await page.getByRole('radio', { name: 'Edit' }).focus();
  expect(await shown()).toEqual(['home/edit']);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Group' })).toBeChecked();
  expect(await shown()).toEqual(['home/group']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Export' })).toBeFocused();
  expect(await shown()).toEqual(['home/export']);
});

test('a tab can be chosen before any script has run, and stays chosen', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('');
  await tabOf(page, 'Tree').click();
  await expect(page.locator('[data-island="home/tree"]')).toBeVisible();
  await expect(page.locator('[data-island="home/edit"]')).toBeHidden();
  release();
  await hydrated(page);
  await demoOf(page, 'home/tree');
  await expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked();
});

test('on a phone the code of a tab is below its table, on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '');
  const table = await demoOf(page, 'home/edit');
  const code = page.getByRole('group', { name: 'Code of: Edit rows' });
  await expect(code).toBeHidden();
  await page.getByRole('checkbox', { name: 'Show the code' }).filter({ visible: true }).check();
  await expect(code).toBeVisible();
  const [above, below] = [await table.boundingBox(), await code.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
});

test('the log next to the remote table gets a line for each query: sort, next page, search', async ({
  page,
}) => {
  await openPage(page, '');
  const table = await demoOf(page, 'home/remote');
  const log = table.getByRole('log', { name: 'Queries and answers' });
  await expect(log).toHaveText('page 0 → 5 of 240 rows');
  await table.getByText('Total', { exact: true }).click();
  await expect(log).toContainText(/^page 0, total asc → 5 of 240 rows\n/);
  await table.getByRole('button', { name: 'Next Page' }).click();
  await expect(log).toContainText(/^page 1, total asc → 5 of 240 rows\n/);
  await table.getByRole('textbox', { name: 'Search' }).fill('Leeds');
  await expect(log).toContainText(/^page 0, total asc, “Leeds” → 5 of 48 rows\n/);
  await expect(table.getByRole('cell', { name: 'Leeds' })).toHaveCount(5);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`nothing on the home page moves while its tables become interactive, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '');
    for (const id of ['home', 'home/edit', 'home/remote']) await demoOf(page, id);
    await expect(page.getByRole('log')).toContainText('5 of 240 rows');
    const moved = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  });

test('the home page has the words next to the table, its code below both, and is short enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '');
  const demo = page.locator('[data-demo="home"]');
  const boxOf = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const words = await boxOf(page.locator('main header'));
  const table = await boxOf(demo.locator('[data-island]'));
  const code = await boxOf(demo.locator('pre'));
  expect(table.x).toBeGreaterThan(words.x + words.width);
  expect(Math.abs(words.y + words.height - (table.y + table.height))).toBeLessThan(50);
  expect(code.y).toBeGreaterThan(table.y + table.height);
  expect(Math.abs(code.x - words.x)).toBeLessThanOrEqual(1);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(4500);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await height()).toBeLessThanOrEqual(6233);
  // The word and its mark are in one line.
  for (const cell of await page.locator('main td a').filter({ hasText: 'Free' }).all())
    expect((await boxOf(cell)).height).toBeLessThan(30);
});

test('a live fence of a page is a demo that can be edited', async ({ page }) => {
  await openPage(page, 'docs/api/props/mt_prop_title');
  const island = page.locator('[data-island^="live-"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-state', 'live');
  await expect(island.getByRole('heading', { level: 2, name: 'People' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('Tab reaches the cards of the gallery row by row, and cards that pass the filter leave no gaps', async ({
  page,
}) => {
  await openPage(page, 'demos/');
  const filter = page.getByRole('searchbox', { name: 'Filter demos' });
  /** The number of cards in each row, from top to bottom, in the order of Tab. */
  const rows = () =>
    page.locator('main li:has(> a img)').evaluateAll((cards) => {
      const counts: number[] = [];
      let last = { x: 0, y: -Infinity };
      for (const card of cards) {
        const { x, y } = card.getBoundingClientRect();
        if (y < last.y || (y === last.y && x <= last.x)) throw new Error(`Out of order: ${card.textContent}`);
        if (y > last.y) counts.push(0);
        counts.push((counts.pop() ?? 0) + 1);
        last = { x, y };
      }
      return counts;
    });
  for (const [width, columns] of [
    [390, 1],
    [820, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await filter.fill('');
    const groups = await page.locator('main section').count();
    // Only the last row of a group may be short.
    expect((await rows()).filter((count) => count < columns).length).toBeLessThanOrEqual(groups);
    await filter.fill('table');
    // The headings of the groups leave a moment after the text is typed.
    await expect
      .poll(async () => {
        const full = (await rows()).slice(0, -1);
        return full.length > 1 && full.every((count) => count === columns);
      })
      .toBe(true);
  }
});

test('the gallery shows a picture of every demo, in the colors of the page', async ({ page }) => {
  await openPage(page, 'demos/');
  const shown = page.locator('main li img:visible');
  const cards = await page.locator('main a:has(img)').count();
  expect(cards).toBeGreaterThan(30);
  await expect(shown).toHaveCount(cards);
  await shown.last().scrollIntoViewIfNeeded();
  for (const picture of [shown.first(), shown.last()])
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(560);
});
