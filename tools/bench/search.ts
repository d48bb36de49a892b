import type { Page, Worker } from '@playwright/test';
import { serve } from '../server';
import { cpuSlowdown, openPhone, withBrowser } from './browser';
import type { Findings } from './results';
import { median, summary } from './statistics';

/** The limit from a key press to its results, in ms. */
const limit = 50;
const typed = ['sticky header', 'rows per page', 'onRowClick'];

/** The time of one key press, in ms: to its frame with the page slowed down, and in the worker. */
interface Keystroke {
  shown: number;
  worker: number;
}

declare global {
  interface Window {
    shown: number;
    spent: number;
  }
}

/**
 * Time from a key in the search to its results, on a phone's processor. Chromium slows down the page but not
 * its worker, so the worker's time is multiplied by the same factor.
 */
export async function measureSearch(): Promise<Findings> {
  const site = await serve();
  const strokes = await withBrowser(async (browser) =>
    typeQueries(await openPhone(browser, false), site.url),
  );
  await site.close();
  const times = strokes.map(({ shown, worker }) => shown + (cpuSlowdown - 1) * worker);
  const middle = median(times);
  const alone = strokes.map(({ worker }) => worker);
  return {
    title: 'Search: from a keystroke to its results',
    explanation: `${strokes.length} keys with ${cpuSlowdown}x CPU, index loaded.`,
    columns: ['what', 'median (least-greatest)', 'at most'],
    rows: [
      ['ms from the key to the results', summary(times), String(limit)],
      ['in the worker alone, not slowed down', summary(alone, 1), ''],
    ],
    over: middle <= limit ? [] : [`a key takes ${middle.toFixed(0)} ms, at most ${limit}.`],
  };
}

async function typeQueries(page: Page, url: string): Promise<Keystroke[]> {
  await page.goto(`${url}docs/about`);
  // Scripts start at the visitor's first intent.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const texts = page.waitForResponse((response) => response.url().includes('search/texts.json'));
  await page.keyboard.press('/');
  await (await texts).finished();
  const field = page.getByRole('combobox', { name: 'Search the docs' });
  await field.fill('unlikely');
  await page.getByRole('option').first().waitFor();
  const worker = page.workers().find((one) => one.url().includes('search/worker.js'));
  if (!worker) throw new Error('The search runs in no worker. The measurement looks for one by its address.');
  await worker.evaluate(watchWorker);
  await page.evaluate(watchPage);
  const strokes: Keystroke[] = [];
  for (const query of typed) {
    await field.fill('');
    for (const key of query) strokes.push(await press(page, worker, key));
  }
  return strokes;
}

async function press(page: Page, worker: Worker, key: string): Promise<Keystroke> {
  await page.evaluate(() => (window.shown = 0));
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  const shown = await page.waitForFunction(() => window.shown, undefined, { timeout: 30_000 });
  return {
    shown: await shown.jsonValue(),
    worker: await worker.evaluate(() => self.spent),
  };
}

/** In the worker: from the arrival of a question to its answer. */
function watchWorker(): void {
  const post = self.postMessage.bind(self);
  let answered = 0;
  self.postMessage = (message: unknown) => {
    answered = performance.now();
    post(message);
  };
  // Runs after the worker's own listener, which answers in a microtask.
  self.addEventListener('message', ({ timeStamp }) => (self.spent = answered - timeStamp));
}

/** In the page: from a key press to the frame in which the dialog shows the number of results. */
function watchPage(): void {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) throw new Error('The dialog of the search is not open.');
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  new MutationObserver(() => {
    const value = dialog.querySelector('input')?.value.trim();
    if (!value || !dialog.querySelector('[role="status"]')?.textContent) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message is handled after the frame.
      port1.addEventListener('message', () => (window.shown ||= performance.now() - pressed), { once: true });
      port1.start();
      port2.postMessage(0);
    });
  }).observe(dialog, { subtree: true, childList: true, characterData: true });
}
