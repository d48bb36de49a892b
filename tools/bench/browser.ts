import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';

/** How much slower than this machine a phone's processor is, as in Lighthouse. */
export const cpuSlowdown = 4;
/** A phone's connection, as in Lighthouse. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Start a browser, run `measure` in it and close it. @param port for its debugger. */
export async function withBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
  port?: number,
): Promise<Result> {
  const args = [...launchOptions.args, ...(port ? [`--remote-debugging-port=${port}`] : [])];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Open an empty page of a phone: small, with a slow processor, and a slow connection if wanted. */
export async function openPhone(browser: Browser, isLineSlow = true): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isLineSlow) await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}
