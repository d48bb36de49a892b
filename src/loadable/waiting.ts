/** Parts of the page that are loading. The progress bar is shown until there are none. */
const waiting = new Set<object>();
let whenNone: (() => void) | undefined;

/** Report that a part is loading. Returns how to report that it has loaded, failed or was removed. */
export function startWaiting(): () => void {
  const part = {};
  waiting.add(part);
  return () => {
    waiting.delete(part);
    if (waiting.size === 0) whenNone?.();
  };
}

/** Call `then` once, when no part is loading; replaces the previous callback. */
export function afterWaiting(then: () => void): void {
  whenNone = () => {
    whenNone = undefined;
    then();
  };
  if (waiting.size === 0) whenNone();
}
