import type { Page } from 'playwright';
import { serve } from '../scripts/server';
import { forgetInteractions, readTiming, watchInteractions, type Timing } from './event-timing';
import type { Findings } from './findings';
import { inTurn, rounds } from './in-turn';
import { interactions, type Interaction } from './interactions';
import { cpuSlowdown, onPhone } from './phone';
import { median, spread } from './statistics';

/** What an interaction may take until the next frame, in ms: "good" by web.dev. */
const limit = 200;
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
/** How long the page has after the answer to do what it started, in ms. */
const rest = 1500;

/** How long ten interactions take until the next frame, with a slow processor, each on a page of its own that has come to rest. */
export async function measureInteractions(): Promise<Findings> {
  const site = await serve();
  const times = await inTurn(...interactions.map((one) => () => measure(site.url, one)));
  await site.close();
  const rows: Findings['table']['rows'] = [];
  const over: string[] = [];
  const medians: number[] = [];
  for (const [index, { name }] of interactions.entries()) {
    const timings = times[index] ?? [];
    const of = (part: keyof Timing) => median(timings.map((timing) => timing[part]));
    const durations = timings.map(({ duration }) => duration);
    const parts = [of('waiting'), of('working'), of('painting'), of('longest')];
    rows.push([name, of('duration'), spread(durations), ...parts.map((part) => part.toFixed(0))]);
    medians.push(of('duration'));
    if (!(of('duration') <= limit)) over.push(`${name}: ${of('duration')} ms, at most ${limit}.`);
  }
  return {
    title: 'Interactions: from a key or click to the next frame (INP)',
    explanation: `ms by the browser's Event Timing, medians of ${rounds}, ${cpuSlowdown}x CPU, each on a new page at rest; 16 is "16 or less", wanted at most ${limit}. The parts are of the slowest event; the longest task is any until the page rests again. What the sandboxed frame does in its own process is not slowed down.`,
    table: {
      columns: [
        'interaction',
        'median',
        'spread',
        'waiting',
        'listeners',
        'then to the frame',
        'longest task',
      ],
      rows,
    },
    over,
    headlines: { slowestInteraction: Math.max(...medians), medianInteraction: median(medians) },
  };
}

function measure(
  url: string,
  { page: address, isOnPhone, prepare, act, answer }: Interaction,
): Promise<Timing> {
  const viewport = isOnPhone ? narrow : wide;
  return onPhone(
    async (page) => {
      await watchInteractions(page);
      await page.goto(url + address);
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: 120_000 });
      await prepare?.(page);
      await comeToRest(page);
      await forgetInteractions(page);
      await act(page);
      await answer(page).waitFor({ timeout: 120_000 });
      await comeToRest(page);
      return readTiming(page);
    },
    { isLineSlow: false, viewport },
  );
}

async function comeToRest(page: Page): Promise<void> {
  await page.waitForTimeout(rest);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
