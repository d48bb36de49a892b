/** The time on the clock that all threads and frames share. */
export function moment(): number {
  return performance.timeOrigin + performance.now();
}

/** Record each turn of this thread from now on, about every 10 ms. */
export function recordTurns() {
  const turns: number[] = [];
  setInterval(() => turns.push(moment()), 10);
  return {
    since: moment(),
    /** The number of turns in a span of time. */
    between: (from: number, to: number) => turns.filter((turn) => turn >= from && turn <= to).length,
  };
}

/**
 * Watch how often this page gets its turn, compared to a worker that does nothing else.
 * @returns the page's turns in the `span` ms before a moment, relative to its worker's: about 1 if nothing
 * blocks the page, 0 if it froze, on a fast machine as on a busy one.
 */
export function watchTurns(workerUrl: string): (span: number, until: number) => Promise<number> {
  const page = recordTurns();
  const worker = new Worker(workerUrl);
  return async (span, until) => {
    const from = until - span;
    const { turns, since } = await new Promise<{ turns: number; since: number }>((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ from, to: until });
    });
    if (turns === 0) throw new Error('The worker got no turn, so the page’s turns can’t be judged.');
    return page.between(Math.max(from, since), until) / turns;
  };
}
