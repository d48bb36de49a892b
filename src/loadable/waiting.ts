/** Parts of the page that are shown as waiting. The progress bar goes on until there is none. */
const waiting = new Set<object>();
let whenNone: (() => void) | undefined;

/** Say that a part waits. Returns how to say that it is there, failed or gone. */
export function startWaiting(): () => void {
  const part = {};
  waiting.add(part);
  return () => {
    waiting.delete(part);
    if (waiting.size === 0) whenNone?.();
  };
}

/** Call `then` when no part waits, once; what was to be called before is forgotten. */
export function afterWaiting(then: () => void): void {
  whenNone = () => {
    whenNone = undefined;
    then();
  };
  if (waiting.size === 0) whenNone();
}
