import { moment, recordTurns, turnLength } from './record-turns';

export interface Turns {
  /**
   * The page's turns in the `span` ms before a moment, relative to its worker's: about 1 if nothing blocks
   * the page, 0 if it froze, on a fast machine as on a busy one.
   */
  share: (span: number, until: number) => Promise<number>;
  /** The page's longest freeze since the last call: in ms, and in ms of another thread's time. */
  standstill: () => Promise<{ gap: number; given: number }>;
}

/** Watch how often this page gets its turn, compared to a worker that does nothing else. */
export function watchTurns(workerUrl: string): Turns {
  const page = recordTurns();
  const worker = new Worker(workerUrl);
  const waiting = new Map<number, (answer: { turns: number; since: number }) => void>();
  let id = 0;
  worker.onmessage = ({ data }: MessageEvent<{ id: number; turns: number; since: number }>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const askWorker = (from: number, to: number) =>
    new Promise<{ turns: number; since: number }>((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ id, from, to });
    });

  let longest = { from: moment(), to: moment() };
  let last = moment();
  setInterval(() => {
    const now = moment();
    if (now - last > longest.to - longest.from) longest = { from: last, to: now };
    last = now;
  }, turnLength);

  return {
    share: async (span, until) => {
      const from = until - span;
      const { turns, since } = await askWorker(from, until);
      if (turns === 0) throw new Error('The worker got no turn, so the page’s turns can’t be judged.');
      return page.between(Math.max(from, since), until) / turns;
    },
    standstill: async () => {
      const { from, to } = longest;
      last = moment();
      longest = { from: last, to: last };
      return { gap: to - from, given: (await askWorker(from, to)).turns * turnLength };
    },
  };
}
