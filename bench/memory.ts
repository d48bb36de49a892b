import type { CDPSession, Page } from 'playwright';
import { serve } from '../scripts/server';
import type { Findings } from './findings';
import { launch } from './phone';
import { growthOf, type Count } from './growth';
import { heldByScripts } from './heap';
import { tours, type Tour } from './tours';

/** After so many navigations memory is counted. */
const marks = [5, 10, 20];
/** What may be more after 20 navigations than after 10, when each page of the tour has been there twice, as a part. */
const allowed = { held: 0.01, nodes: 0.01, listeners: 0.01, workers: 0, frames: 0 };

/** What is kept in memory after 5, 10 and 20 navigations without loading a page, after the garbage is collected. */
export async function measureMemory(): Promise<Findings> {
  const site = await serve();
  const rows: Findings['table']['rows'] = [];
  const over: string[] = [];
  let growth = 0;
  for (const tour of tours) {
    const counts = await travel(site.url, tour);
    for (const [index, { held, heap, nodes, listeners, workers, frames }] of counts.entries())
      rows.push([
        `${tour.name}, ${marks[index]}`,
        megabytes(held),
        megabytes(heap),
        nodes,
        listeners,
        workers,
        frames,
      ]);
    const [, second, last] = counts;
    if (!second || !last) throw new Error(`The tour "${tour.name}" was not counted to its end.`);
    for (const { what, before, after } of growthOf(second, last, allowed))
      over.push(`${tour.name}: ${what} grew from ${before} to ${after} between 10 and 20 navigations.`);
    growth = Math.max(growth, last.held / second.held - 1);
  }
  await site.close();
  return {
    title: 'Memory after navigations without loading a page',
    explanation: `The page's own process after forced garbage collection. "Held" is what scripts made: objects, functions, texts. The heap has compiled code and the browser's own notes of timings, too, which grow for a while, so it has no limit. From 10 to 20 navigations the held bytes, nodes and listeners may grow by ${allowed.held * 100} %, workers and frames not at all.`,
    table: {
      columns: ['tour, navigations', 'held', 'heap', 'nodes', 'listeners', 'workers', 'frames'],
      rows,
    },
    over,
    headlines: { memoryGrowth: growth },
  };
}

async function travel(url: string, { start, stops }: Tour): Promise<Count[]> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(240_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url + start);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.evaluate(() => (document.documentElement.dataset.tour = 'one document'));
  const counts: Count[] = [];
  for (let done = 0; done < Math.max(...marks); done++) {
    const stop = stops[done % stops.length];
    if (!stop) throw new Error('A tour needs stops.');
    await follow(page, new URL(stop.address, url));
    await stop.stay(page);
    if (marks.includes(done + 1)) counts.push(await count(page, session));
  }
  await page.close();
  return counts;
}

/**
 * Click a link to an address, and wait until its page is shown: its heading is another one.
 * @throws when there is none, or when it loads the page anew: then nothing could be left behind.
 */
async function follow(page: Page, address: URL): Promise<void> {
  const path = address.pathname;
  const heading = await page.locator('h1').first().textContent();
  const places = [path, path.replace(/\/$/, '')].map((href) => `a[href="${href}"]`).join(', ');
  await page.locator(places).filter({ visible: true }).first().click();
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, heading);
  const isSame = await page.evaluate(() => document.documentElement.dataset.tour === 'one document');
  if (!isSame) throw new Error(`${path} was loaded anew, so nothing of the pages before is left to count.`);
}

async function count(page: Page, session: CDPSession): Promise<Count> {
  // What is done when a page is idle, and what waits for a timer.
  await page.waitForTimeout(2000);
  // What a finalizer lets go is garbage for the next time.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    held: await heldByScripts(session),
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    workers: page.workers().length,
    frames: page.frames().length,
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
