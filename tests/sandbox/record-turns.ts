/** Milliseconds between two turns of an idle thread. */
export const turnLength = 10;

const kept = 12_000;

/** The time on the clock that all threads and frames share. */
export function moment(): number {
  return performance.timeOrigin + performance.now();
}

/** Record each turn of this thread from now on; those of the last two minutes are kept. */
export function recordTurns(): {
  since: number;
  /** The number of turns in a span of time. */
  between: (from: number, to: number) => number;
} {
  const turns: number[] = [];
  setInterval(() => {
    if (turns.length > 2 * kept) turns.splice(0, kept);
    turns.push(moment());
  }, turnLength);
  return {
    since: moment(),
    between: (from, to) => turns.filter((turn) => turn >= from && turn <= to).length,
  };
}
