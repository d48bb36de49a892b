import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright';
import { launchOptions } from '../scripts/chromium.mjs';

/** A slow phone, as Lighthouse has it. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** How much slower its processor is. */
export const cpuSlowdown = 4;

/** How long a page has to start its scripts and come to rest, in ms. */
const rest = 7000;
/** How long nothing is loaded before a page rests whose scripts may come late, in ms, and how long one waits for that. */
const silence = 4000;
const patience = 60_000;

let launched: Promise<Browser> | undefined;

/** The browser all measurements share, started by the first one. */
export function launch(): Promise<Browser> {
  launched ??= chromium.launch(launchOptions);
  return launched;
}

/** Close it, if there is one. */
export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
}

export interface Paint {
  lcp: number;
  /** The total blocking time: what tasks take over 50 ms, until the page rests. */
  blocked: number;
}

/** What a page loads until it rests, in bytes as they were sent. */
export interface Sent {
  total: number;
  scripts: number;
}

declare global {
  interface Window {
    paint: Paint;
  }
}

/** How a page is painted, and how long it is blocked while it comes to life, in ms. */
export function paint(url: string): Promise<Paint> {
  return onPhone(async (page) => {
    await watchPaint(page);
    await page.goto(url, { waitUntil: 'load' });
    // To ask the page meanwhile would keep it busy.
    await page.waitForTimeout(rest);
    return page.evaluate(() => window.paint);
  });
}

/** The same for a page of which nothing is known: it rests when nothing has been loaded for a while. With what it has loaded. */
export function paintAndBytes(url: string): Promise<Paint & Sent> {
  return onPhone(async (page, session) => {
    await watchPaint(page);
    const sent: Sent = { total: 0, scripts: 0 };
    const scripts = new Set<string>();
    const started = Date.now();
    let last = started;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
      last = Date.now();
    });
    session.on('Network.dataReceived', () => (last = Date.now()));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sent.total += encodedDataLength;
      if (scripts.has(requestId)) sent.scripts += encodedDataLength;
      last = Date.now();
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    while (Date.now() - last < silence && Date.now() - started < patience)
      await page.waitForTimeout(silence / 4);
    return { ...(await page.evaluate(() => window.paint)), ...sent };
  });
}

/** Open a page on the slow phone, with its line or with the one of this machine, and measure on it. */
export async function onPhone<Result>(
  measure: (page: Page, session: CDPSession) => Promise<Result>,
  { isLineSlow = true, ...options }: BrowserContextOptions & { isLineSlow?: boolean } = {},
): Promise<Result> {
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  try {
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

async function watchPaint(page: Page): Promise<void> {
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
}
