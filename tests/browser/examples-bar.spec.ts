import { demoOf, expect, sharedTest as test, type Locator, type Page } from './fixtures';
import { hydrated } from './site';

/** The numbers whose targets are not there at rest in a window of 1440 px: a refusal, an open ticket, and cards on a phone. */
const absent: Record<string, number[]> = {
  budget: [10],
  'help-desk': [9, 10],
  'order-desk': [11],
  people: [10],
  'stock-room': [4, 10],
};

for (const [name, missing] of Object.entries(absent))
  test(`${name}: the marks stand on what the list describes, and lead to the same places`, async ({
    page,
  }) => {
    const screen = await open(page, name);
    const entries = await entriesOf(page);
    await expect(marksOf(page)).toHaveCount(0);
    await features(page).click();
    await expect(features(page)).toHaveAttribute('aria-pressed', 'true');
    const numbers = entries.map(({ number }) => number).filter((number) => !missing.includes(number));
    const shown = marksOf(page);
    await expect.poll(async () => (await shown.allInnerTexts()).map(Number)).toEqual(numbers);
    for (const { number, at, href, text } of entries.filter((one) => numbers.includes(one.number))) {
      const mark = page.locator(`[data-feature="${number}"]`);
      expect(await mark.getAttribute('href'), `${number}`).toBe(href);
      await expect(mark).toHaveAccessibleName(`${number}. ${text}`);
      expect(await distance(mark, screen.locator(at).filter({ visible: true }).first()), at).toBeLessThan(30);
    }
    const boxes = await Promise.all((await shown.all()).map((mark) => mark.boundingBox()));
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1))
        expect(
          Math.max(Math.abs((box?.x ?? 0) - (other?.x ?? 0)), Math.abs((box?.y ?? 0) - (other?.y ?? 0))),
          'two marks cover each other',
        ).toBeGreaterThanOrEqual(24);
    }
    await features(page).click();
    await expect(shown).toHaveCount(0);
  });

test('a mark says its sentence to pointer and keyboard, and a click goes to its part of the docs', async ({
  page,
}) => {
  await open(page, 'order-desk');
  await features(page).click();
  const mark = marksOf(page).nth(1);
  const words = page.getByText('They change the request, and reload the table.').and(page.locator('li a'));
  await mark.hover();
  await expect(words).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(words).toHaveCount(0);
  await features(page).focus();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  await expect(mark).toBeFocused();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/remote-data#reload-the-table$/);
});

test('a number of the list shows its mark, or says that it is not on the screen', async ({ page }) => {
  await open(page, 'stock-room');
  await page.getByRole('button', { name: 'Show 7 on the screen' }).click();
  await expect(page.locator('[data-feature="7"]')).toBeFocused();
  await expect(page.locator('[data-feature="7"]')).toBeInViewport();
  await page.getByRole('button', { name: 'Show 10 on the screen' }).click();
  const note = page.getByText('10 is not visible now: it needs another state or width of the screen.');
  await expect(note).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Show 10 on the screen' }).click();
  await expect(page.locator('[data-feature="10"]')).toBeFocused();
  await expect(note).toHaveCount(0);
});

test('marks follow their targets: through scrolling, a panel that opens, and another direction', async ({
  page,
}) => {
  const screen = await open(page, 'help-desk');
  await features(page).click();
  const reply = page.locator('[data-feature="9"]');
  await expect(reply).toHaveCount(0);
  await screen.getByTestId('mtablebodyrow').first().locator('button').first().click();
  await expect(reply).toBeVisible();
  const form = screen.getByRole('complementary', { name: 'Ticket' }).locator('form');
  await expect.poll(() => distance(reply, form)).toBeLessThan(30);
  await screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(reply).toHaveCount(0);

  const people = await open(page, 'people');
  await features(page).click();
  const details = page.locator('[data-feature="5"]');
  const left = (await details.boundingBox())?.x ?? 0;
  await people.locator('button[lang="ar"]').click();
  await expect.poll(async () => (await details.boundingBox())?.x ?? 0).toBeLessThan(left);
  const box = await people.locator('section').boundingBox();
  const edge = (box?.x ?? 0) + (box?.width ?? 0);
  await expect.poll(async () => Math.abs((await details.boundingBox())?.x ?? 0) - edge).toBeLessThan(24);
  await expect(page.locator('[data-feature="2"]')).toBeVisible();
});

test('the code opens beside the screen, takes the focus, and gives it back', async ({ page }) => {
  await open(page, 'order-desk');
  const button = page.getByRole('button', { name: 'Code', exact: true });
  const drawer = page.getByRole('dialog', { name: /^Code of: Order desk/ });
  await expect(drawer).toBeHidden();
  await button.press('Enter');
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await drawer.boundingBox();
  expect(box?.width).toBeLessThan(1440 / 2);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);
  expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await drawer.getByRole('button', { name: 'api.ts', exact: true }).click();
  await expect(drawer.locator('pre')).toContainText('export');
  await drawer.getByRole('button', { name: 'JavaScript' }).click();
  await expect(drawer.getByRole('button', { name: 'api.js', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(drawer.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(100, 450);
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  expect((await drawer.boundingBox())?.width).toBe(390);
  await drawer.getByRole('button', { name: 'Close the code' }).click();
  await expect(drawer).toBeHidden();
});

test('in the full window the screen keeps its state and has its bar, and nothing behind it has the focus', async ({
  page,
}) => {
  const screen = await open(page, 'help-desk');
  await screen.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/\?view=mine$/);
  await page.getByRole('link', { name: 'Full window' }).click();
  await expect(page).toHaveURL(/\?view=mine#full-window$/);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const demo = page.locator('[data-demo]');
  await expect.poll(() => demo.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(screen.getByRole('button', { name: /^Mine/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.navbar').locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(1);
  await features(page).click();
  await expect(marksOf(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Leave full window' }).click();
  await expect(page).toHaveURL(/\?view=mine$/);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Full window' })).toBeFocused();
  await expect.poll(async () => (await demo.boundingBox())?.width).toBeLessThan(width);
  await page.goBack();
  await expect.poll(() => demo.boundingBox()).toEqual({ x: 0, y: 0, width, height });
});

test('an address of a full window shows it, also before the scripts run, and so does its former address', async ({
  page,
}) => {
  await page.goto('examples/budget#full-window');
  const demo = page.locator('[data-demo]');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => demo.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await page.goto('fullscreen?demo=examples/people');
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page).toHaveURL(/\/examples\/people#full-window$/);
  await expect.poll(() => demo.boundingBox()).toEqual({ x: 0, y: 0, width, height });
});

test('on a phone the commands are icons with names, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'people');
  const tools = page.getByRole('group', { name: 'Tools of: People: 140 people by manager' });
  const names = ['Features', 'Code', 'Compact', 'More tools'].map((name) =>
    tools.getByRole('button', { name, exact: true }),
  );
  const links = ['Open in the playground', 'Full window'].map((name) =>
    tools.getByRole('link', { name, exact: true }),
  );
  const colors = tools.getByRole('button', { name: /^Switch between light and dark/ });
  const boxes = await Promise.all([...names, ...links, colors].map((tool) => tool.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-density', 'compact');
});

const features = (page: Page) => page.getByRole('button', { name: 'Features', exact: true });
const marksOf = (page: Page) =>
  page.getByRole('list', { name: 'Features on the screen' }).locator('[data-feature]');

async function open(page: Page, name: string): Promise<Locator> {
  await page.goto(`examples/${name}`);
  const screen = await demoOf(page, `examples/${name}`);
  await hydrated(page);
  await expect(screen.getByTestId('mtablebodyrow').first()).toBeVisible();
  return screen;
}

/** What the page's list says of each feature. */
async function entriesOf(page: Page) {
  return page.locator('li > [data-mark]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      number: Number(button.getAttribute('data-number')),
      at: button.getAttribute('data-mark') ?? '',
      text: button.parentElement?.textContent.trim() ?? '',
      href: button.parentElement?.querySelector('a')?.getAttribute('href'),
    })),
  );
}

/** From the middle of a mark to the nearest point of its target, in px. */
async function distance(mark: Locator, target: Locator): Promise<number> {
  const [one, other] = await Promise.all([mark.boundingBox(), target.boundingBox()]);
  if (!one || !other) return Infinity;
  const beyond = (point: number, start: number, length: number) =>
    Math.max(start - point, 0, point - start - length);
  return Math.hypot(
    beyond(one.x + one.width / 2, other.x, other.width),
    beyond(one.y + one.height / 2, other.y, other.height),
  );
}
