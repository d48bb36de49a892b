import { expect, test, type Locator } from './fixtures';
import { openPage } from './site';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } });

const ground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Each selected entry, and its neighbor that is not. */
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
];

for (const { what, address, selected, other } of pairs)
  test(`with forced colors ${what} is told from the others`, async ({ page }) => {
    await openPage(page, address);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await expect(page.locator(selected).first()).toBeVisible();
    expect(await ground(page.locator(selected).first())).not.toBe(await ground(page.locator(other).first()));
  });
