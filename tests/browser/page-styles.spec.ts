import { expect, test, type Page } from './fixtures';

// The build cuts the inline styles of a page down to what it needs, and its whole sheets come later.
const pages = [
  '',
  'docs/known-issues',
  'docs/upgrade',
  'docs/api/props/options',
  'demos/',
  'demos/group/basic',
  'examples/',
  'examples/order-desk',
  'playground',
  '404.html',
];

for (const address of pages)
  for (const width of [390, 1440])
    test(`/${address} at ${width} px looks the same with its own part of the styles and with all`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // Never answered: the page stays as the build wrote it.
      await page.route(/\.(?:js|css|woff2)$/, () => undefined);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const own = await stylesOf(page);
      expect(own.length).toBeGreaterThan(50);
      await addWholeStyles(page);
      const whole = await stylesOf(page);
      expect(whole.filter((line, index) => line !== own[index])).toEqual([]);
    });

/** As the boot script does. */
function addWholeStyles(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheets = document.getElementById('boot')?.dataset.styles?.split(' ') ?? [];
    await Promise.all(
      sheets.map((href) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: `${href}?whole`,
        });
        const loaded = new Promise((resolve, reject) =>
          Object.assign(link, { onload: resolve, onerror: reject }),
        );
        document.head.append(link);
        return loaded;
      }),
    );
  });
}

/** Each element of the page with its computed styles, without variables. */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(
      (element) =>
        `${element.tagName} ${element.getAttribute('class') ?? ''} ${getComputedStyle(element).cssText}`,
    ),
  );
}
