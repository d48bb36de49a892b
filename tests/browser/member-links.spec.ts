import { builtPages, readPage } from '../built/pages';
import { expect, test, type Page } from './fixtures';
import { count as countLooked } from './figures';
import { openPage, saveData } from './site';

/** Pages with member entries, and the number of entries on each. */
const pages = builtPages
  .filter((address) => address.startsWith('docs/api/'))
  .map((address) => ({ address, count: readPage(address).match(/<h3[^>]* data-member/g)?.length ?? 0 }))
  .filter(({ count }) => count > 0);

test('there are members to go to', () => {
  expect(pages.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(250);
});

for (const { address, count } of pages)
  test(`/${address}: every link to a member shows its name below the bars, 390 and 1440 px wide`, async ({
    page,
  }) => {
    await saveData(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    const ids = await page
      .locator('main h3[data-member]')
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toHaveLength(count);
    countLooked('links to members followed', 3 * ids.length);
    expect(await missedBy(page, ids, 'address'), 'by the address, 390 px').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 844 });
    expect(await missedBy(page, ids, 'address'), 'by the address, 1440 px').toEqual([]);
    // The table of contents is next to the text only on a wide screen.
    expect(await missedBy(page, ids, 'contents'), 'by the table of contents').toEqual([]);
  });

/** The members whose name is hidden, or far from the bars, after a visit by address or table of contents. */
async function missedBy(page: Page, ids: string[], way: 'address' | 'contents'): Promise<string[]> {
  return page.evaluate(
    async ({ members, isByContents }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const bars = Array.from(document.querySelectorAll('.navbar, main [role="search"]')).filter(
        (bar) => getComputedStyle(bar).position === 'sticky',
      );
      const place = (id: string) => {
        const heading = document.getElementById(id)?.getBoundingClientRect();
        const lowest = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        const below = (heading?.top ?? NaN) - lowest;
        return (
          below > -1 && (heading?.bottom ?? NaN) <= innerHeight && (below < 16 || isAtEnd || scrollY === 0)
        );
      };
      // Navigating to the current address does nothing.
      location.hash = '';
      await frame();
      const missed: string[] = [];
      for (const id of members) {
        if (isByContents)
          document.querySelector<HTMLElement>(`.table-of-contents__link[href="#${CSS.escape(id)}"]`)?.click();
        else location.hash = id;
        // A busy machine may take seconds for three frames.
        const end = performance.now() + 15_000;
        let right = 0;
        while (right < 3 && performance.now() < end) {
          await frame();
          right = location.hash === `#${id}` && place(id) ? right + 1 : 0;
        }
        if (right < 3) missed.push(id);
        // Three wrong ones are enough; waiting for the others could end the test without a message.
        if (missed.length === 3) break;
      }
      return missed;
    },
    { members: ids, isByContents: way === 'contents' },
  );
}
