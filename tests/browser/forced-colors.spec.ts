import { demoOf, expect, openDemo, test, type Locator } from './fixtures';
import { openPage } from './site';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } });

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Each selected entry, and a neighbor that isn't selected. */
const pairs: { what: string; address: string; selected: string; other: string }[] = [
  {
    what: 'the page in the sidebar',
    address: 'demos/export/basic',
    selected: '.menu__link[aria-current="page"]',
    other: '.menu__link[href]:not([aria-current])',
  },
  {
    what: 'the section in the navbar',
    address: 'demos/export/basic',
    selected: '.navbar__link--active',
    other: '.navbar__link:not(.navbar__link--active)',
  },
  {
    what: 'the heading in the table of contents',
    address: 'docs/api/props/options#exportmenu',
    selected: '.table-of-contents__link--active',
    other: '.table-of-contents__link:not(.table-of-contents__link--active)',
  },
  {
    what: 'the tab of the package manager',
    address: 'demos/export/basic',
    selected: '[role="tab"][aria-selected="true"]',
    other: '[role="tab"][aria-selected="false"]',
  },
  {
    what: 'the language of a demo',
    address: 'demos/export/basic',
    selected: '[data-demo] [aria-pressed="true"]',
    other: '[data-demo] [aria-pressed="false"]',
  },
  {
    what: 'the panel below the preview',
    address: 'playground',
    selected: '[role="tab"][aria-selected="true"]:text-is("Log")',
    other: '[role="tab"][aria-selected="false"]:text-is("Advice")',
  },
];

for (const { what, address, selected, other } of pairs)
  test(`with forced colors ${what} is told from the others`, async ({ page }) => {
    await openPage(page, address);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expect(page.locator(selected).first()).toBeVisible();
    expect(await ground(page.locator(selected).first())).not.toBe(await ground(page.locator(other).first()));
  });

test('with forced colors the current result of the search is told from the others', async ({ page }) => {
  await openPage(page, 'docs/about');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('export');
  const [first, second] = [page.getByRole('option').nth(0), page.getByRole('option').nth(1)];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(second).toBeVisible();
  expect(await ground(first)).not.toBe(await ground(second));
});

test('with forced colors a clicked row of a table is told from the others', async ({ page }) => {
  const demo = await openDemo(page, 'style/selected-row');
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  const outline = (name: string) => row(name).evaluate((element) => getComputedStyle(element).outline);
  await row('Simon Adams').click();
  await expect(demo.getByText('Team: Simon Adams')).toBeVisible();
  expect(await outline('Simon Adams')).toMatch(/^rgb\(.* solid 2px$/);
  expect(await outline('Ingrid Hansen')).toMatch(/none/);
});

test('with forced colors a checked row of a table is told from the others by its box', async ({ page }) => {
  await openDemo(page, 'style/selected-row');
  const demo = await demoOf(page, 'style/selected-row.checked');
  const box = (name: string) =>
    demo.getByRole('row').filter({ hasText: name }).locator('.MuiCheckbox-root svg');
  await demo.getByLabel('Select Nina Weiss').check();
  await expect(demo.getByLabel('Select Nina Weiss')).toBeChecked();
  const [checked, other] = await Promise.all(
    [box('Nina Weiss'), box('Ida Holm')].map((one) => one.innerHTML()),
  );
  expect(checked).not.toBe(other);
  const [fill, paper] = await box('Nina Weiss').evaluate((icon) => [
    getComputedStyle(icon).fill,
    getComputedStyle(icon.closest('td') ?? icon).backgroundColor,
  ]);
  expect(fill).not.toBe(paper);
});
