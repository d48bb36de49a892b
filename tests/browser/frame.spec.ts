import { expect, test, type Locator } from './fixtures';
import { holdBack, hydrated, kinds, openPage, startScripts } from './site';

test('the announcement bar is there and has nothing to close it', async ({ page }) => {
  await openPage(page, kinds.docs);
  const bar = page.locator('[data-announcement-bar]');
  await expect(bar).toContainText('Under construction');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

for (const width of [320, 390, 1440])
  test(`the announcement bar is one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, kinds.docs);
    const text = page.locator('[data-announcement-bar] > div');
    const { lines, height } = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      return { lines: tops.size, height: element.getBoundingClientRect().height };
    });
    expect(lines).toBe(1);
    expect(height).toBeLessThan(24);
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

for (const width of [768, 820, 996])
  test(`at ${width} px the bar shows the sections, the source, the color switch and the search in one line, none of them over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, kinds.docs);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const parts = [
      ...['material-table', 'Docs', 'Demos', 'Examples', 'Playground', 'GitHub'].map((name) =>
        navbar.getByRole('link', { name }),
      ),
      navbar.getByRole('button', { name: /Switch between light and dark/ }),
      navbar.getByRole('button', { name: /Search/ }),
    ];
    let end = 0;
    for (const part of parts) {
      const { x, y, width: own, height } = (await part.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      expect(x, `${part}`).toBeGreaterThanOrEqual(end);
      expect(y + height / 2, `${part}`).toBeCloseTo(await middleOf(navbar), -1);
      end = x + own;
    }
    expect(end).toBeLessThanOrEqual(width);
  });

async function middleOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height / 2;
}

test('the page for unknown addresses begins where the bar does', async ({ page, complaints }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, 'nowhere');
    const logo = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().boundingBox();
    const heading = await page.locator('h1').boundingBox();
    expect(Math.abs((heading?.x ?? 0) - (logo?.x ?? -9))).toBeLessThanOrEqual(1);
  }
  // The address is answered with 404.
  complaints.length = 0;
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

  test('takes the focus, closes by Escape or next to it, and gives the focus back', async ({ page }) => {
    await openPage(page, kinds.docs);
    const toggle = page.getByRole('button', { name: /Toggle navigation bar/ });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = menu.getByRole('button', { name: /Close/ });
    const ways: [name: string, way: () => Promise<void>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['beside', () => page.mouse.click(380, 400)],
      ['the button', () => close.click()],
    ];
    for (const [name, way] of ways) {
      await toggle.click();
      await expect(menu).toBeVisible();
      expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      for (const button of [toggle, close]) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      await way();
      await expect(menu, name).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await toggle.click();
    await menu.getByRole('link', { name: 'Breaking changes' }).click();
    await expect(page).toHaveURL(/breaking-changes/);
    await expect(menu).toBeHidden();
  });

  test('keeps the keyboard inside', async ({ page }) => {
    await openPage(page, kinds.docs);
    await page.getByRole('button', { name: /Toggle navigation bar/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
    expect(isOutside).toBe(false);
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

for (const [kind, path] of Object.entries({ ...kinds, playground: 'playground', unknown: 'nowhere' })) {
  for (const isAlive of [false, true]) {
    test(`the skip link of a ${kind} page leads into its text ${isAlive ? 'with' : 'before'} the scripts`, async ({
      page,
      complaints,
    }) => {
      if (!isAlive) await page.route('**/assets/js/**', () => {});
      // A page that waits for its scripts never fires `load`.
      await page.goto(path, { waitUntil: isAlive ? 'load' : 'domcontentloaded' });
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
      for (const text of complaints.splice(0)) if (!/status of 404/.test(text)) complaints.push(text);
    });
  }
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
