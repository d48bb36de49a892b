import type { Page } from 'playwright';
import { onPhone } from './phone';

declare global {
  interface Window {
    /** The rows before the click, and when it was made. */
    sorting?: { rows: string; at: number };
  }
}

/** Where tables of Material UI take a click to sort: this one, its older versions, and Material React Table. */
const header = 'thead .MuiTableSortLabel-root';

/** How long a page has for what is asked of it on a slow line, in ms. */
const patience = 120_000;

/** ms from the request of a demo's page until React listens to its first table's header, and the same after a click on the link to the next page. */
export function timesOfTwoPages(url: string): Promise<[first: number, second: number]> {
  return onPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const first = await answer(page);
    await page.waitForTimeout(7000);
    const clicked = await page.evaluate(() => {
      for (const old of document.querySelectorAll('thead')) old.classList.add('of-the-first-page');
      document.querySelector<HTMLElement>('a.pagination-nav__link--next')?.click();
      return performance.now();
    });
    return [first, (await answer(page)) - clicked];
  });
}

/** ms from the request of a page until a click on a header of its first table has given the rows another order. */
export function timeToSort(url: string): Promise<number> {
  return onPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await answer(page);
    const sorted = await page.waitForFunction(
      (selector) => {
        // The second header: the first one may be what the rows are sorted by already.
        const headers = document.querySelectorAll<HTMLElement>(selector);
        const label = headers[1] ?? headers[0];
        const rows = label?.closest('table')?.querySelector('tbody')?.textContent ?? '';
        const now = performance.now();
        if (window.sorting && rows !== window.sorting.rows) return now;
        // Rows that are in this order by chance turn around at the next click.
        if (!window.sorting || now - window.sorting.at > 1000) {
          window.sorting = { rows, at: now };
          label?.click();
        }
        return 0;
      },
      header,
      { timeout: patience, polling: 'raf' },
    );
    return sorted.jsonValue();
  });
}

async function answer(page: Page): Promise<number> {
  const answered = await page.waitForFunction(
    (selector) => {
      const first = [...document.querySelectorAll(selector)].find(
        (element) => !element.closest('.of-the-first-page'),
      );
      return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
        ? performance.now()
        : 0;
    },
    header,
    { timeout: patience, polling: 'raf' },
  );
  return answered.jsonValue();
}
