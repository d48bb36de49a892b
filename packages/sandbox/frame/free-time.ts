/** How often the frame reads the clock, ms. */
const pace = 100;

/**
 * Call back when the frame has been idle for `ms` in total, while `isWaiting`. A frame that works, for
 * instance on a table of many rows, isn't idle: a longer time without a turn of the event loop counts as two
 * intervals.
 */
export function afterFreeTime(ms: number, isWaiting: () => boolean, callback: () => void): void {
  let last = bridge.now();
  let free = 0;
  const look = () => {
    if (!isWaiting()) return;
    const now = bridge.now();
    free += Math.min(now - last, 2 * pace);
    last = now;
    if (free >= ms) callback();
    else bridge.setTimeout(look, pace);
  };
  bridge.setTimeout(look, pace);
}
