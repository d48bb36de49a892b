import fs from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
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
const targets: Target[] = [
  { from: 'docs/about', path: 'docs/api/props/options', heading: 'options' },
  { from: 'docs/about', path: 'docs/api/props/columns', heading: 'columns' },
  demo,
];
/** A text that only a demo's source contains: the running code has no types. */
const demoText = 'interface ';
/** The same as markup. */
const demoMarkup = 'interface</span>';

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

test('a demo’s code is there with its heading when nothing but the page’s own chunks can be loaded', async ({
  page,
  request,
  complaints,
}) => {
  const $ = load(await (await request.get(demo.path)).text());
  const chunks = chunksOf($);
  await openPage(page, demo.from);
  await page.route('**', (route) =>
    chunks.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  const text = await textAfterNavigation(page, demo);
  expect(text).toContain(demoText);
  for (const member of $('[data-demo] ul code').toArray()) expect(text).toContain($(member).text());
  await page.getByRole('button', { name: 'JavaScript', exact: true }).first().click();
  await expect(page.locator('[data-demo="sort/basic"] pre')).not.toContainText(demoText);
  await page.unrouteAll();
  complaints.splice(0);
});

test('when the text of a page can’t be loaded, a red box says so, and Retry brings it', async ({
  page,
  request,
  complaints,
}) => {
  const withText: string[] = [];
  for (const chunk of chunksOf(load(await (await request.get(demo.path)).text())))
    if ((await (await request.get(chunk)).text()).includes(demoMarkup)) withText.push(chunk);
  expect(withText).toHaveLength(1);
  await openPage(page, demo.from);
  const isAsked = (url: URL) => withText.includes(url.pathname);
  await page.route(isAsked, (route) => route.abort());
  await page.locator(`main a[href$="/${demo.path}"]`).first().click();
  const box = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await page.unroute(isAsked);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-demo="sort/basic"] pre')).toContainText(demoText);
  await expect(box).toHaveCount(0);
  complaints.splice(0);
});

test('a link in the list of members that a demo uses goes by the router', async ({ page }) => {
  await openPage(page, demo.path);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('[data-demo="sort/basic"] ul a').first().click();
  await expect(page).toHaveURL(/\/docs\/api\//);
  await expect(page.locator('h1')).not.toHaveText(demo.heading);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the # of a heading copies its address and goes there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'docs/api/props/options');
  await page.locator('#paging .hash-link').click();
  await expect(page.locator('#paging .hash-link[data-copied]')).toHaveCount(1);
  await expect(page).toHaveURL(/#paging$/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/docs\/api\/props\/options#paging$/);
});

test('copied, downloaded and shown is the same text: that of the file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'demos/remote-data/basic');
  const shown = page.locator('[data-demo="remote-data/basic"]');
  await shown.getByRole('button', { name: '_data/people-server.ts' }).click();
  const file = fs.readFileSync('demos/remote-data/_data/people-server.ts', 'utf8');
  expect(await shown.locator('pre[role=group] code').textContent()).toBe(file);
  await shown.getByRole('button', { name: 'Copy code' }).click();
  await expect(shown.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
});

/** The chunks that a page's own route needs. */
function chunksOf($: CheerioAPI): string[] {
  const chunks = ($('script[data-preload]').attr('data-preload') ?? '').split(' ');
  expect(chunks.length).toBeGreaterThan(3);
  return chunks;
}

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
