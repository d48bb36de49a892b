import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';
import { inTurn, median, rounds, summary, type Build, type Findings } from './builds';

declare global {
  interface Window {
    /** The rows before the click, and when it was made. */
    sorting?: { rows: string; at: number };
  }
}

const demos = ['demos/sort/basic', 'demos/group/basic', 'demos/edit/editable'];
/** A phone's connection, as in Lighthouse. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** ms from the request of a demo's page until a click on a header has sorted its first table, on a phone. */
export async function measureFirstSort(builds: Build[]): Promise<Findings> {
  const rows: string[][] = [];
  for (const address of demos) {
    const all = await inTurn(builds, address, timeToSort);
    const base = median(all[0]?.results ?? []);
    for (const { build, results } of all) {
      const share = `${((100 * base) / median(results)).toFixed(0)} %`;
      rows.push([`/${address}`, build.name, summary(results), share]);
    }
  }
  return {
    title: 'First sort of a demo',
    explanation: `Medians of ${rounds} rounds in turn and their least and greatest values, slow 4G and 4x CPU.`,
    columns: ['page', 'build', 'ms', 'new takes'],
    rows,
  };
}

async function timeToSort(url: string): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit' });
    const sorted = await page.waitForFunction(sortFirstTable, undefined, {
      timeout: 120_000,
      polling: 'raf',
    });
    return await sorted.jsonValue();
  } finally {
    await browser.close();
  }
}

/** In the page, at each frame: click on a header once it is alive. @returns when its rows were sorted, or 0. */
function sortFirstTable(): number {
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
}
