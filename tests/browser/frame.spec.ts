import { expect, test } from './fixtures';
import { holdBack, hydrated, kinds, openPage, startScripts } from './site';

test('the announcement bar is there and has nothing to close it @smoke', async ({ page }) => {
  await openPage(page, kinds.docs);
  const bar = page.locator('[data-announcement-bar]');
  await expect(bar).toContainText('Under construction');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('a dismissal stored by an earlier visit, ours or a neighbor site’s, does not hide the announcement bar', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of [
      'docusaurus.announcement.dismiss',
      ...Object.keys(localStorage).filter((key) => key.includes('announcement')),
    ])
      localStorage.setItem(name, 'true');
    localStorage.setItem('docusaurus.announcement.id', 'under-construction');
  });
  await openPage(page, kinds.docs);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('announcement')) localStorage.setItem(key, 'true');
  });
  await page.reload();
  await expect(page.locator('[data-announcement-bar]')).toBeVisible();
  await hydrated(page);
  await expect(page.locator('[data-announcement-bar]')).toBeVisible();
});

test('the navbar leads to Docs and Demos on the left and to the source on the right, the footer to chat and source @smoke', async ({
  page,
}) => {
  await openPage(page, kinds.home);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const boxOf = async (name: string) => (await navbar.getByRole('link', { name }).boundingBox())?.x ?? -1;
  expect(await boxOf('Docs')).toBeLessThan(await boxOf('Demos'));
  expect(await boxOf('GitHub')).toBeGreaterThan(640);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Discord/ })).toHaveAttribute(
    'href',
    /^https:\/\/discord\.gg\//,
  );
  await expect(footer.getByRole('link', { name: 'Source on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/material-table-core/core',
  );
  await navbar.getByRole('link', { name: 'Demos' }).click();
  await expect(page).toHaveURL(/\/demos\/$/);
});

test.describe('colors', () => {
  test.use({ colorScheme: 'dark' });

  test('are light on a first visit, whatever the system prefers; the switch works and is remembered @smoke', async ({
    page,
  }) => {
    await openPage(page, kinds.docs);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page
      .getByRole('button', { name: /Switch between light and dark/ })
      .first()
      .click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await hydrated(page);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});

test('the stored colors are there before the first paint and before any script of the page', async ({
  page,
  complaints,
}) => {
  await openPage(page, kinds.docs);
  await page
    .getByRole('button', { name: /Switch between light and dark/ })
    .first()
    .click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(
      () => document.body && seen.push(document.documentElement.getAttribute('data-theme')),
    ).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const seen = await page.evaluate(() =>
    (window as unknown as { seenThemes: (string | null)[] }).seenThemes.filter((theme) => theme !== null),
  );
  expect(background).toBe('rgb(15, 21, 19)');
  expect(new Set(seen)).toEqual(new Set(['dark']));
  // The scripts were truncated on purpose.
  complaints.length = 0;
});

test('the color switch answers a click that comes before the scripts', async ({ page }) => {
  const release = await holdBack(page, (name) => name.startsWith('main.'));
  await page.goto(kinds.docs, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /Switch between light and dark/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('button', { name: /Switch between light and dark/ })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('answers a click that comes before the scripts', async ({ page }) => {
    await page.goto(kinds.docs);
    await page.getByRole('button', { name: /Toggle navigation bar/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Breaking changes' })).toBeVisible();
  });
});

test.describe('without JavaScript on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled: false });

  test('the links of the menu stand in the page', async ({ page }) => {
    await page.goto(kinds.docs);
    await expect(page.getByRole('button', { name: /Toggle navigation bar/ })).toBeHidden();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }),
    ).toBeVisible();
    const pages = page.getByRole('navigation', { name: 'Docs sidebar' });
    await pages.getByRole('link', { name: 'Compatibility' }).click();
    await expect(page.locator('h1')).toContainText('Compatib');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

for (const isAlive of [false, true]) {
  test(`the skip link leads into the text of a page ${isAlive ? 'with' : 'before'} its scripts`, async ({
    page,
  }) => {
    if (!isAlive) await page.route('**/assets/js/**', () => {});
    // A page that waits for its scripts never fires `load`.
    await page.goto(kinds.docs, { waitUntil: isAlive ? 'load' : 'domcontentloaded' });
    if (isAlive) {
      await startScripts(page);
      await hydrated(page);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    // From here the next Tab continues in the text.
    await expect(page.locator('#content')).toBeFocused();
  });
}

test('the visited section’s version is remembered in local storage', async ({ page }) => {
  await openPage(page, kinds.docs);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('docs-preferred-version-default'))
          .map(([, value]) => value),
      ),
    )
    .toEqual(['current']);
  await openPage(page, kinds.demo);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage).some((key) => key.startsWith('docs-preferred-version-demos')),
      ),
    )
    .toBe(true);
});
