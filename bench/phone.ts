import { chromium, type Page } from 'playwright';
import { launchOptions } from '../scripts/chromium.mjs';

/** A slow phone, as Lighthouse has it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
export const cpuSlowdown = 4;

/** How long a page has to start its scripts and come to rest, in ms. */
const rest = 7000;

/** The browser all measurements share. A promise, because a `.ts` file here has no top-level await. */
export const launching = chromium.launch(launchOptions);

export interface Paint {
  lcp: number;
  /** The total blocking time: what tasks take over 50 ms, until the page rests. */
  blocked: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** How a page is painted, and how long it is blocked while it comes to life, in ms. */
export function paint(url: string): Promise<Paint> {
  return onPhone(async (page) => {
    await page.addInitScript(() => {
      window.paint = { lcp: 0, blocked: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.paint.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
        for (const { startTime, duration } of list.getEntries())
          if (startTime >= painted) window.paint.blocked += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    // To ask the page meanwhile would keep it busy.
    await page.waitForTimeout(rest);
    return page.evaluate(() => window.paint);
  });
}

/** ms from the request of a page until React listens to its first table's header. */
export function timeToAnswer(url: string): Promise<number> {
  return onPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    return answer(page);
  });
}

/** The same for a demo's page and, after a click on its link to the next page, for that one. */
export function timesOfTwoPages(url: string): Promise<[first: number, second: number]> {
  return onPhone(async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const first = await answer(page);
    await page.waitForTimeout(rest);
    const clicked = await page.evaluate(() => {
      for (const old of document.querySelectorAll('main thead')) old.classList.add('of-the-first-page');
      document.querySelector<HTMLElement>('a.pagination-nav__link--next')?.click();
      return performance.now();
    });
    return [first, (await answer(page)) - clicked];
  });
}

async function answer(page: Page): Promise<number> {
  const answered = await page.waitForFunction(
    () => {
      const header = document.querySelector(
        'main thead:not(.of-the-first-page) :is([data-testid="mtableheader-sortlabel"], th)',
      );
      return header && Object.keys(header).some((key) => key.startsWith('__reactProps'))
        ? performance.now()
        : 0;
    },
    undefined,
    { timeout: 120_000, polling: 'raf' },
  );
  return answered.jsonValue();
}

async function onPhone<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await (await launching).newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}
