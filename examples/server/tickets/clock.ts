/** When the example takes place, so that it looks the same whenever you open it. */
export const opensAt = Date.parse('2026-11-26T14:00:00Z');

/** The time in the example. Your app takes Date.now(). */
export function now(): number {
  return opensAt + performance.now();
}
