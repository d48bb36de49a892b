import { Runner, type RunnerEvent, type RunnerOptions } from '#sandbox/page/runner';
import { decodeShare, encodeShare } from '#sandbox/tools/share';
import { moment } from './record-turns';
import type { AutoProgram, AutoResult } from './server';
import { type Turns, watchTurns } from './turns';

/** The functions for tests. */
interface Harness {
  events: RunnerEvent[];
  runner: Runner;
  /** Run a program and wait for its end: ran, error or stopped. */
  run: (source: string) => Promise<RunnerEvent & { took: number }>;
  /** Create another runner in the same host. */
  another: (options?: Partial<RunnerOptions>) => Runner;
  /** The page's share of turns in the `span` ms before the latest program failed or was stopped. */
  shareBeforeEnd: (span: number) => Promise<number>;
  standstill: Turns['standstill'];
  decodeShare: typeof decodeShare;
  encodeShare: typeof encodeShare;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const host = document.getElementById('host');
if (!host) throw new Error('The harness page has no host.');
const events: RunnerEvent[] = [];
let turns: Turns | undefined;
let endedAt = 0;
let onEnd: ((event: RunnerEvent) => void) | undefined;

/** Starts with the first program: a frame that a program navigates to this page may start no worker. */
function watch(): Turns {
  turns ??= watchTurns('turns-worker.js');
  return turns;
}

const another = (options: Partial<RunnerOptions> = {}) =>
  new Runner({
    host,
    baseUrl: new URL('.', location.href).pathname,
    title: 'Preview',
    theme: { colorScheme: 'light' },
    onEvent: (event) => {
      events.push(event);
      if (events.length > 5000) events.splice(0, 1000);
      if (event.t === 'error' || event.t === 'stopped') endedAt = moment();
      if (event.t === 'ran' || event.t === 'error' || event.t === 'stopped') onEnd?.(event);
    },
    ...options,
  });

const runner = another();
window.harness = {
  events,
  runner,
  another,
  run: (source) =>
    new Promise((resolve) => {
      watch();
      const started = performance.now();
      onEnd = (event) => {
        onEnd = undefined;
        resolve({ ...event, took: performance.now() - started });
      };
      runner.run(source);
    }),
  shareBeforeEnd: (span) => watch().share(span, endedAt),
  standstill: () => watch().standstill(),
  decodeShare,
  encodeShare,
};

if (location.hash === '#auto') void runAll();

/** Run the server's programs in turn and post the results. */
async function runAll(): Promise<void> {
  // Firefox lets any frame close a tab that has no history.
  history.pushState(null, '', location.href);
  const programs = (await (await fetch('programs.json')).json()) as AutoProgram[];
  const results: AutoResult[] = [];
  // The frame's own start doesn't count.
  await window.harness.run('export default () => <p />');
  for (const { title, source, isHostile } of programs) {
    events.length = 0;
    await watch().standstill();
    const late = new Promise<{ t: string }>((resolve) => setTimeout(resolve, 12_000, { t: 'late' }));
    const first = await Promise.race([window.harness.run(source), late]);
    const isOver = () =>
      events.some(
        (event) =>
          event.t === 'stopped' ||
          (isHostile ? event.t === 'log' && event.text === 'TRIED' : event.t === 'error'),
      );
    const deadline = performance.now() + 12_000;
    while (!isOver() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    const got = events
      .flatMap((event) => (event.t === 'log' && event.text.startsWith('GOT') ? [event.text] : []))
      .join();
    await fetch('report', { method: 'POST', body: JSON.stringify({ title }) });
    results.push({
      title,
      end: isOver() ? first.t : first.t === 'ran' && !isHostile ? 'alive' : 'late',
      got,
      ...(await watch().standstill()),
    });
  }
  await fetch('report', { method: 'POST', body: JSON.stringify({ results }) });
}
