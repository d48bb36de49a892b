import {
  demoOf,
  expect,
  openDemo,
  proves,
  sharedTest as test,
  type Locator,
} from '../../tests/browser/fixtures';

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

test('all headers have the background of the option, and one column its own', async ({ page }) => {
  proves([
    'options.headerStyle is the inline style of every header cell',
    "A column's headerStyle is merged over it.",
  ]);
  const demo = await openDemo(page, 'style/header-cell');
  const cells = demo.locator('thead th');
  const colors = await Promise.all(
    [0, 1, 2, 3].map((index) => styleOf(cells.nth(index), 'background-color')),
  );
  expect(colors[1]).toBe(colors[0]);
  expect(colors[2]).toBe(colors[0]);
  expect(colors[3]).not.toBe(colors[0]);
  expect(await styleOf(cells.nth(3), 'font-weight')).toBe('700');
});

test('a sort label keeps the color of its header, also where the table is sorted', async ({ page }) => {
  const demo = await openDemo(page, 'style/header-cell');
  const label = demo.getByTestId('mtableheader-sortlabel').filter({ hasText: 'Ordered' });
  await expect(label).toHaveAttribute('aria-sort', 'descending');
  expect(await styleOf(label, 'color')).toBe(await styleOf(demo.locator('thead th').last(), 'color'));
});

test('the header follows the color scheme', async ({ page }) => {
  proves(["This demo uses the theme's colors, so the header follows the theme."]);
  const demo = await openDemo(page, 'style/header-cell');
  const cell = demo.locator('thead th').first();
  const light = await styleOf(cell, 'background-color');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect.poll(() => styleOf(cell, 'background-color')).not.toBe(light);
});

test('the header stays in view while the rows scroll', async ({ page }) => {
  await openDemo(page, 'style/header-cell');
  const demo = await demoOf(page, 'style/header-cell.sticky');
  const header = demo.getByText('Platform', { exact: true });
  const last = demo.getByRole('cell', { name: '09:02' });
  const top = (await header.boundingBox())?.y;
  await last.scrollIntoViewIfNeeded();
  const scrolled = await demo.locator('tbody').evaluate((body) => {
    let node: Element | null = body;
    while (node && node.scrollTop === 0) node = node.parentElement;
    return node?.scrollTop ?? 0;
  });
  expect(scrolled).toBeGreaterThan(50);
  const table = (await demo.getByText('Departures').boundingBox())?.y ?? 0;
  const now = (await header.boundingBox())?.y ?? 0;
  expect(now - table).toBeGreaterThan(0);
  expect(now - table).toBeLessThan(150);
  expect(top).toBeDefined();
  // The header itself is at its place, not covered by a row.
  expect(
    await header.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
});
