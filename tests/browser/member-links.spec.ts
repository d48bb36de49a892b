import fs from 'node:fs';
import { expect, test, type Page } from './fixtures';
import { openPage } from './site';

/** Pages with entries of members. */
const pages = fs
  .readdirSync('build/docs/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .filter((file) => fs.readFileSync(`build/docs/api/${file}`, 'utf8').includes('data-copy'))
  .map((file) => `docs/api/${file.replaceAll('\\', '/').replace('/index.html', '')}`);

for (const width of [390, 1440])
  test(`every link to a member shows its name below the bars, ${width} px wide`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 844 });
    let count = 0;
    for (const address of pages) {
      await openPage(page, address);
      const ids = await page
        .locator('main h3:has(+ [data-facts] [data-copy])')
        .evaluateAll((headings) => headings.map(({ id }) => id));
      count += ids.length;
      expect(await missedBy(page, ids, 'address'), address).toEqual([]);
      // The table of contents is beside the text on a wide screen only.
      if (width > 996) expect(await missedBy(page, ids, 'contents'), address).toEqual([]);
    }
    console.log(`${count} members on ${pages.length} pages at ${width} px`);
    expect(count).toBeGreaterThan(250);
  });

/** The members whose name is hidden, or far from the bars, after a visitor went to them by the address or by the table of contents. */
async function missedBy(page: Page, ids: string[], way: 'address' | 'contents'): Promise<string[]> {
  return page.evaluate(
    async ({ members, isByContents }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const place = (id: string) => {
        const heading = document.getElementById(id)?.getBoundingClientRect();
        const bars = Array.from(document.querySelectorAll('.navbar, main [role="search"]'))
          .filter((bar) => getComputedStyle(bar).position === 'sticky')
          .map((bar) => bar.getBoundingClientRect().bottom);
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        const below = (heading?.top ?? NaN) - Math.max(0, ...bars);
        return (
          below > -1 && (heading?.bottom ?? NaN) <= innerHeight && (below < 16 || isAtEnd || scrollY === 0)
        );
      };
      const missed: string[] = [];
      for (const id of members) {
        if (isByContents)
          document.querySelector<HTMLElement>(`.table-of-contents__link[href="#${CSS.escape(id)}"]`)?.click();
        else location.hash = id;
        const end = performance.now() + 3000;
        let right = 0;
        while (right < 3 && performance.now() < end) {
          await frame();
          right = location.hash === `#${id}` && place(id) ? right + 1 : 0;
        }
        if (right < 3) missed.push(id);
      }
      return missed;
    },
    { members: ids, isByContents: way === 'contents' },
  );
}
