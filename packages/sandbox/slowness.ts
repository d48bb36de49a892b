/** What a frame's start costs on a fast machine at most, ms: it evaluates React, Material UI and the table. */
const fastStart = 300;
/** An endless program may keep a browser busy for so many times longer, not for minutes. */
const most = 5;

/** How many times more time than a fast machine this one needs, by what a frame's start cost (ms). */
export function slownessOf(startCost: number): number {
  return Math.min(most, Math.max(1, startCost / fastStart));
}

/** How long a program may run without a turn of the event loop on a fast machine, ms. */
export const loopLimit = 1500;
/** How long a frame may give no answer on a fast machine, ms. */
export const silenceLimit = 3000;
