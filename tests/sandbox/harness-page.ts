import { Runner, type RunnerEvent, type RunnerOptions } from '#sandbox/page/runner.ts';
import { moment, watchTurns } from './turns';

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
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const host = document.getElementById('host');
if (!host) throw new Error('The harness page has no host.');
const events: RunnerEvent[] = [];
let share: ReturnType<typeof watchTurns> | undefined;
let endedAt = 0;
let onEnd: ((event: RunnerEvent) => void) | undefined;

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
      // With the first program: a frame that a program navigates to this page may start no worker.
      share ??= watchTurns('turns-worker.js');
      const started = performance.now();
      onEnd = (event) => {
        onEnd = undefined;
        resolve({ ...event, took: performance.now() - started });
      };
      runner.run([{ name: 'App.tsx', text: source }]);
    }),
  shareBeforeEnd: async (span) => share?.(span, endedAt) ?? 0,
};
