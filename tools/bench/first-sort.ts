import type { Page } from '@playwright/test';
import { openPhone, withBrowser } from './browser';
import { inTurn, rounds, withBuilds } from './builds';
import { median, summary, type Findings } from './statistics';

declare global {
  interface Window {
    /** The rows before the click, and when it was made. */
    sorting?: { rows: string; at: number };
  }
}

const demos = ['demos/sort/basic', 'demos/group/basic', 'demos/edit/editable'];

/** The timeout of each step on a slow line, in ms. */
const timeout = 120_000;

/** ms from the request of a demo's page until a click on a header has sorted its first table, on a phone. */
export async function measureFirstSort(others: string[]): Promise<Findings> {
  const rows = await withBuilds(others, async (builds) => {
    const found: string[][] = [];
    for (const address of demos) {
      const all = await inTurn(builds, address, timeToSort);
      const base = median(all[0]?.results ?? []);
      for (const { build, results } of all) {
        const share = `${((100 * base) / median(results)).toFixed(0)} %`;
        found.push([`/${address}`, build.name, summary(results), share]);
      }
    }
    return found;
  });
  return {
    title: 'First sort of a demo',
    explanation: `Medians of ${rounds} rounds in turn and their least and greatest values, slow 4G and 4x CPU.`,
    columns: ['page', 'build', 'ms', 'new takes'],
    rows,
  };
}

function timeToSort(url: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page: Page = await openPhone(browser);
    await page.goto(url, { waitUntil: 'commit' });
    const sorted = await page.waitForFunction(
      () => {
        const headers = document.querySelectorAll<HTMLElement>('thead .MuiTableSortLabel-root');
        // The second header: the rows may already be sorted by the first one.
        const label = headers[1] ?? headers[0];
        if (!label || !Object.keys(label).some((key) => key.startsWith('__reactProps'))) return 0;
        const rows = label.closest('table')?.querySelector('tbody')?.textContent ?? '';
        const now = performance.now();
        if (window.sorting && rows !== window.sorting.rows) return now;
        // If the rows are in this order by chance, the next click reverses them.
        if (!window.sorting || now - window.sorting.at > 1000) {
          window.sorting = { rows, at: now };
          label.click();
        }
        return 0;
      },
      undefined,
      { timeout, polling: 'raf' },
    );
    return sorted.jsonValue();
  });
}
