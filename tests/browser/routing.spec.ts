import { basePath } from '../../site-path';
import { expect, test } from './fixtures';
import { hydrated, kinds, openPage, startScripts } from './site';

test.describe('an unknown address', () => {
  test('answers 404 and offers the nearest pages and both sections', async ({ page, complaints }) => {
    const response = await page.goto('demos/selecton/basics');
    expect(response?.status()).toBe(404);
    await startScripts(page);
    await hydrated(page);
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expect(main.getByRole('link', { name: '/demos/selection/basic' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Docs' })).toBeVisible();
    await main.getByRole('link', { name: 'Demos', exact: true }).click();
    await expect(page).toHaveURL(/\/demos\/$/);
    for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
  });
});

const variants: [address: string, page: string][] = [
  ['docs/about/index.html', 'docs/about'],
  ['docs/about/', 'docs/about'],
  ['docs/index.html', 'docs'],
  ['demos/sort/basic/index.html?x=1#related', 'demos/sort/basic'],
  ['index.html', ''],
  ['demos/summaryrow/basic', 'demos/Summaryrow/basic'],
  ['DEMOS/Sort/BASIC', 'demos/sort/basic'],
  ['docs/api/props/MT_PROP_ONROWCLICK', 'docs/api/props/mt_prop_onRowClick'],
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
    // The first answer of a wrong letter case is the not-found page.
    for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
  });
}

test('after a navigation the page is at its top, or at the target of the hash', async ({ page }) => {
  await openPage(page, kinds.reference);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.pagination-nav a').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.table-of-contents a').last().click();
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect
    .poll(() =>
      page.evaluate(
        (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 9999),
        id,
      ),
    )
    .toBeLessThan(800);
});

const hashes = [
  '#100%',
  '#%',
  '#%E0%A4%A',
  '#%zz',
  '#%25',
  '#"><img src=x onerror=alert(1)>',
  '#constructor',
  '#__proto__',
  '#a=b&c',
  '#' + 'x'.repeat(20_000),
];

for (const hash of hashes) {
  test(`the hash ${hash.slice(0, 30)} never breaks a page: on load, by a change, back and forth`, async ({
    page,
  }) => {
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
    await expect(page.locator('h1')).toHaveText('About the table');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
    await expect(page).toHaveURL(/\/demos\/$/);
  });
}

test('a path that cannot be decoded ends at the not-found page', async ({ page, complaints }) => {
  await page.goto('docs/%E0%A4%A');
  await startScripts(page);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('This page does not exist');
  for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
});
