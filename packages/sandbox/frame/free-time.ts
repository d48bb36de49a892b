/** How often the frame looks at the clock, ms. */
const pace = 100;

/**
 * Call back when the frame has had nothing to do for `ms` all in all, as long as `isWaiting`. A frame that works, on a table of many rows for
 * instance, waits for nothing: a longer time without a turn of the event loop counts as two looks at the clock.
 */
export function afterFreeTime(ms: number, isWaiting: () => boolean, callback: () => void): void {
  let last = bridge.now();
  let free = 0;
  const look = () => {
    if (!isWaiting()) return;
    const now = bridge.now();
    // Operators only: a program may put functions of its own in the place of `Math.min`.
    free += now - last < 2 * pace ? now - last : 2 * pace;
    last = now;
    if (free >= ms) callback();
    else bridge.setTimeout(look, pace);
  };
  bridge.setTimeout(look, pace);
}
