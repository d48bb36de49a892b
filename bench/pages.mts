// npm run bench: how fast the built pages are, as ratios of two ways in one run, because machines differ. Run `npm run build` first.
// ROUNDS=3 takes medians of fewer rounds, DEMOS=1 leaves the text pages out.
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../scripts/chromium.mjs';
import { serve } from '../scripts/server';
import { cursorBehind, previewOf } from '../tests/playground/playground';
import { buildStockSite } from './stock';

const rounds = Number(process.env.ROUNDS ?? 5);

/** As Lighthouse has them for phones. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const cpuSlowdown = 4;

/** How long a page has to start its scripts and come to rest, in ms. */
const rest = 7000;

const pages = [
  'docs/about',
  'docs/breaking-changes',
  'docs/api/props/mt_prop_editable',
  'docs/api/props/options',
  '',
];
const bare = await serve({ root: cutScripts(pages) });
const site = await serve();
const browser = await chromium.launch(launchOptions);

console.log(`Medians of ${rounds}, slow 4G and ${cpuSlowdown}x CPU:\n`);
if (!process.env.DEMOS) for (const address of pages) await compareWithoutScripts(address);
for (const demo of ['sort/basic', 'edit/editable', 'group/basic']) await compareWithStock(demo);
console.log('\nThis machine as it is, scripts in the cache:\n');
await measureFirstEdit();
await browser.close();
await bare.close();
await site.close();

/** A page against itself with its scripts cut out. */
async function compareWithoutScripts(address: string): Promise<void> {
  const whole: Paint[] = [];
  const cut: Paint[] = [];
  for (let round = 0; round < rounds; round++) {
    whole.push(await paint(site.url + address));
    cut.push(await paint(bare.url + address));
  }
  const [lcp, floor] = [whole, cut].map((paints) => median(paints.map((each) => each.lcp)));
  const [blocked, base] = [whole, cut].map((paints) => median(paints.map((each) => each.blocked)).toFixed(0));
  console.log(
    `/${address}: LCP ${ratio(lcp, floor)} times the page without scripts (at most 1.1), TBT ${blocked} ms (at most 100), without scripts ${base} ms`,
  );
}

interface Paint {
  lcp: number;
  /** The total blocking time: what tasks take over 50 ms, until the page rests. */
  blocked: number;
}

async function paint(url: string): Promise<Paint> {
  return withPage(async (page) => {
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

/** A site of the same pages with their scripts cut out. */
function cutScripts(addresses: string[]): string {
  const root = path.resolve('.docusaurus/bench/bare');
  for (const name of ['404.html', 'img'])
    fs.cpSync(path.resolve('build', name), path.join(root, name), { recursive: true });
  for (const address of addresses) {
    const html = fs.readFileSync(path.resolve('build', address, 'index.html'), 'utf8');
    const folder = path.join(root, address);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.html'), html.replace(/<script\b[^>]*>.*?<\/script>/gs, ''));
  }
  return root;
}

/** When the first table of a demo page answers, against a stock site that imports the same demos in the page. */
async function compareWithStock(demo: string): Promise<void> {
  const stock = await serve({ root: buildStockSite(demo), basePath: '/stock/' });
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await timeToAnswer(`${site.url}demos/${demo}`));
    theirs.push(await timeToAnswer(stock.url));
  }
  await stock.close();
  console.log(
    `/demos/${demo}: the table answers after ${ratio(median(ours), median(theirs))} of the time of a stock page that imports it (at most 1)`,
  );
}

/** ms until React listens to the first table's header. */
function timeToAnswer(url: string): Promise<number> {
  return withPage(async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(
      () => {
        const label = document.querySelector(
          'main thead [data-testid="mtableheader-sortlabel"], main thead th',
        );
        return label && Object.keys(label).some((key) => key.startsWith('__reactProps'))
          ? performance.now()
          : 0;
      },
      undefined,
      { timeout: 120_000, polling: 'raf' },
    );
    return answered.jsonValue();
  });
}

/** From the first keystroke in a demo's code to its result in the table, with everything the editor needs in the cache. */
async function measureFirstEdit(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const page = await context.newPage();
    await page.goto(`${site.url}demos/selection/on-row-click`);
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await previewOf(page).getByText('Click a row').first().waitFor({ timeout: 60_000 });
    await cursorBehind(page, 'Click a row');
    const started = Date.now();
    await page.keyboard.type('!');
    await previewOf(page).getByText('Click a row!').first().waitFor({ timeout: 60_000 });
    // The first round fills the cache.
    if (round > 0) times.push(Date.now() - started);
    await page.close();
  }
  await context.close();
  console.log(
    `/demos/selection/on-row-click: first edited result ${median(times).toFixed(0)} ms after the first keystroke (at most 1500)`,
  );
}

async function withPage<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
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

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(ours = Number.NaN, theirs = Number.NaN): string {
  return (ours / theirs).toFixed(2);
}

declare global {
  interface Window {
    paint: Paint;
  }
}
