import { createRunner, type Runner, type RunnerEvent, type RunnerOptions } from '../../src/live/runner';
import { decodeShare, encodeShare } from '../../src/live/share';

/** What the tests reach in the page. */
export interface Harness {
  events: RunnerEvent[];
  runner: Runner;
  /** Run a program and wait for its end: ran, error or stopped. */
  run: (source: string) => Promise<RunnerEvent & { took: number }>;
  /** Make another runner in the same host. */
  another: (options?: Partial<RunnerOptions>) => Runner;
  /** The longest time the page stood still since the last call, ms. */
  gap: () => number;
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
let onEnd: ((event: RunnerEvent) => void) | undefined;

const another = (options: Partial<RunnerOptions> = {}) =>
  createRunner({
    host,
    baseUrl: new URL('.', location.href).pathname,
    title: 'Preview',
    theme: 'light',
    onEvent: (event) => {
      events.push(event);
      if (events.length > 5000) events.splice(0, 1000);
      if (event.t === 'ran' || event.t === 'error' || event.t === 'stopped') onEnd?.(event);
    },
    ...options,
  });

let longest = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
}, 10);

const runner = another();
window.harness = {
  events,
  runner,
  another,
  run: (source) =>
    new Promise((resolve) => {
      const started = performance.now();
      onEnd = (event) => {
        onEnd = undefined;
        resolve({ ...event, took: performance.now() - started });
      };
      runner.run(source);
    }),
  gap: () => {
    const found = longest;
    longest = 0;
    last = performance.now();
    return found;
  },
  decodeShare,
  encodeShare,
};
