import { expect, test, type Page } from './fixtures';

// The build cuts the inline styles of a page down to what it needs, and its whole sheets come later.
for (const address of [
  '',
  'docs/known-issues',
  'docs/api/props/options',
  'demos/group/basic',
  'examples/order-desk',
  'playground',
])
  test(`/${address} at 390 and 1440 px looks the same with its own part of the styles and with all`, async ({
    page,
  }) => {
    // Never answered: the page stays as the build wrote it.
    await page.route(/\.(?:js|css|woff2)$/, () => undefined);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const own = await stylesOf(page);
    expect(own.length).toBeGreaterThan(100);
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

/** Each element of the page at both widths with its computed styles, without variables. */
async function stylesOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('body *')].map(
          (element) =>
            `${element.tagName} ${element.getAttribute('class') ?? ''} ${getComputedStyle(element).cssText}`,
        ),
      )),
    );
  }
  return found;
}
