import { expect, test, type Page } from './fixtures';
import { openPage, saveData } from './site';

// A page's text is present, on a first load and after a navigation, as soon as its heading appears.

interface Target {
  /** The page with the link that the visitor follows. */
  from: string;
  path: string;
  heading: string;
}

const demo: Target = { from: 'demos', path: 'demos/sort/basic', heading: 'Sorting' };
const targets: Target[] = [{ from: 'docs', path: 'docs/api/props/options', heading: 'options' }, demo];

// The next page is not prefetched.
test.beforeEach(({ page }) => saveData(page));

for (const target of targets) {
  test(`after a navigation ${target.path} has the text of a first load at once, and only scripts are fetched for it`, async ({
    page,
  }) => {
    await openPage(page, target.path);
    const expected = await shownText(page);
    await openPage(page, target.from);
    const others: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) others.push(request.url());
    });
    expect(await textAfterNavigation(page, target)).toBe(expected);
    await page.waitForLoadState('networkidle');
    expect(await shownText(page)).toBe(expected);
    expect(others).toEqual([]);
  });
}

test('the # of a heading copies its address and goes there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'docs/api/props/options');
  await page.locator('#paging .hash-link').click();
  await expect(page.locator('#paging .hash-link[data-copied]')).toHaveCount(1);
  await expect(page).toHaveURL(/#paging$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/docs\/api\/props\/options#paging$/);
});

/** Follow a link to a page, and return its text at the moment when its heading appears. */
async function textAfterNavigation(page: Page, { path, heading }: Target): Promise<string> {
  await page.evaluate((title) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== title) return;
      observer.disconnect();
      const parts = document.querySelectorAll(
        'main .markdown > :not(section), main [data-demo] :is(code, ul)',
      );
      Object.assign(window, { textAtOnce: Array.from(parts, (part) => part.textContent).join('\n') });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, heading);
  await page.locator(`:is(main, nav) a[href$="/${path}"]`).first().click();
  await page.waitForFunction(() => 'textAtOnce' in window, undefined);
  return page.evaluate(() => String((window as unknown as { textAtOnce: string }).textAtOnce));
}

/** The page's text and the code of its demos, whether or not their tables are interactive. */
function shownText(page: Page): Promise<string> {
  return page
    .locator('main .markdown > :not(section), main [data-demo] :is(code, ul)')
    .evaluateAll((parts) => parts.map((part) => part.textContent).join('\n'));
}
