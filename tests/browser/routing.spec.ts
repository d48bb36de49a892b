import { basePath } from '../../site-path';
import { expect, test, type Page } from './fixtures';
import { distanceBelowBars } from './hash-links';
import { hydrated, kinds, navigate, openPage, startScripts } from './site';

test.describe('an unknown address', () => {
  test('answers 404 and offers both sections @smoke', async ({ page, complaints }) => {
    const response = await page.goto('demos/selecton/basics');
    expect(response?.status()).toBe(404);
    await startScripts(page);
    await hydrated(page);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expect(main.getByRole('link', { name: 'Docs' })).toBeVisible();
    await main.getByRole('link', { name: 'Demos', exact: true }).click();
    await expect(page).toHaveURL(/\/demos\/$/);
    forgetMissing(complaints);
  });
});

const variants: [address: string, page: string][] = [
  ['docs/guides/sort/index.html?x=1#start-sorted', 'docs/guides/sort'],
  ['.//demos//sort/basic', 'demos/sort/basic'],
  ['demos/summaryrow/basic', 'demos/Summaryrow/basic'],
];

for (const [address, target] of variants) {
  test(`/${address} leads to /${target}, whole and without errors`, async ({ page, complaints }) => {
    await page.goto(address);
    await startScripts(page);
    await hydrated(page);
    await expect
      .poll(() => new URL(page.url()).pathname.replace(/\/$/, ''))
      .toBe(`${basePath}${target}`.replace(/\/$/, ''));
    await hydrated(page);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('h1').first()).not.toHaveText('This page does not exist');
    // The first response to a wrong letter case is the not-found page.
    forgetMissing(complaints);
  });
}

/** The console rightly reports the missing page. */
function forgetMissing(complaints: string[]): void {
  for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
}

const unknown = ['docs/about%20', 'docs/%E0%A4%A'];

for (const address of unknown) {
  test(`/${address} is not a page: it says so, in the title too`, async ({ page, complaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await startScripts(page);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('This page does not exist');
    await expect(page).toHaveTitle(/^Page Not Found/);
    forgetMissing(complaints);
  });
}

test('after a navigation the page is at its top, also when the hash names nothing', async ({
  page,
  baseURL,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await openPage(page, kinds.reference);
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await toEnd();
  await page.locator('.pagination-nav a').first().click();
  await expect.poll(top).toBe(0);
  await toEnd();
  await expect.poll(top).toBeGreaterThan(0);
  await navigate(page, new URL('docs/about#nosuch', baseURL).href);
  await expect(page.locator('h1')).toHaveText('Is it right for you?');
  await expect.poll(top).toBe(0);
  await toEnd();
  await navigate(page, new URL('docs/about#nosuch-either', baseURL).href);
  await expect.poll(top).toBe(0);
});

test('a hash in another letter case leads to its heading, on load and by a change', async ({ page }) => {
  await page.goto('docs/api/props/options#pageSize');
  await expect(page.locator('#pagesize')).toBeInViewport();
  await expect(page).toHaveURL(/#pagesize$/);
  await startScripts(page);
  await hydrated(page);
  await page.evaluate(() => (location.hash = '#FILTERING'));
  await expect(page.locator('#filtering')).toBeInViewport();
  await expect(page).toHaveURL(/#filtering$/);
});

const far = ['docs/api/props/options#idsynonym', 'docs/guides/sort#sort-descending-on-the-first-click'];

for (const address of far) {
  test(`Back and Forward find the place again on /${address}`, async ({ page, baseURL }) => {
    const url = new URL(address, baseURL);
    await openPage(page, kinds.docs);
    await page.evaluate(() => window.scrollTo(0, 300));
    await navigate(page, url.href);
    expect(Math.abs((await distanceBelowBars(page, url.pathname)) - 22)).toBeLessThanOrEqual(6);
    // The visitor scrolls, and opens the next page.
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -200);
    const seen = await settledTop(page, url.hash.slice(1));
    await navigate(page, new URL('docs/compatibility', baseURL).href);
    await expect(page.locator('h1')).toContainText('Compatib');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(url.href);
    await expect
      .poll(async () => Math.abs((await settledTop(page, url.hash.slice(1))) - seen))
      .toBeLessThan(5);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Is it right for you?');
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
    await page.goForward();
    await expect(page).toHaveURL(url.href);
    await expect
      .poll(async () => Math.abs((await settledTop(page, url.hash.slice(1))) - seen))
      .toBeLessThan(5);
  });
}

/** Where an element is in the window, once it hasn't moved for some frames; far outside if missing. */
async function settledTop(page: Page, id: string): Promise<number> {
  return page.evaluate(async (name) => {
    const place = () => document.getElementById(name)?.getBoundingClientRect().top ?? 99_999;
    let last = place();
    for (let still = 0; still < 15; still++) {
      await new Promise(requestAnimationFrame);
      if (place() !== last) still = 0;
      last = place();
    }
    return last;
  }, id);
}

test('a malformed hash never breaks a page: on load, by a change, back and forth', async ({ page }) => {
  const hash = '#%E0%A4%A';
  await page.goto(`${kinds.docs}${hash}`);
  await startScripts(page);
  await hydrated(page);
  await page.evaluate((value) => {
    location.hash = '#ok';
    location.hash = value;
  }, hash);
  await page.evaluate((value) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'jump' });
    link.setAttribute('href', value);
    document.querySelector('article')?.prepend(link);
    link.click();
  }, hash);
  await page.goBack();
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Is it right for you?');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
  await expect(page).toHaveURL(/\/demos\/$/);
});
