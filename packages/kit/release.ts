import { currentRelease } from './current-release';
import { tabSlot } from './plain-storage';

declare global {
  interface Window {
    /** What the inline script of each page provides (`src/boot`). */
    siteBoot?: { fail: (message: string, retry: () => void) => void; base: string };
  }
}

const reloadedFor = tabSlot('reloaded-for-release');

/**
 * When a chunk can't be loaded because a new release was published since this page was opened, reload the
 * page: once for each new release, so that a host in trouble can't make a loop. Does nothing when the
 * release is the same or unknown.
 */
export async function landOnNewRelease(): Promise<void> {
  const latest = await findNewRelease();
  // Without storage, Retry is better than a loop.
  if (!latest || reloadedFor.read() === latest || !reloadedFor.write(latest)) return;
  location.reload();
  await new Promise(() => {});
}

let asking: Promise<string | undefined> | undefined;

/** The name of the latest release if it isn't this page's; parallel failures send one request. */
export function findNewRelease(): Promise<string | undefined> {
  const current = currentRelease();
  if (!current) return Promise.resolve(undefined);
  asking ??= fetchRelease().finally(() => (asking = undefined));
  return asking.then((latest) => (latest === current ? undefined : latest));
}

async function fetchRelease(): Promise<string | undefined> {
  try {
    // The error box waits for this request, so it must time out.
    const response = await fetch(`${window.siteBoot?.base}release.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(3000),
    });
    const { release } = response.ok ? ((await response.json()) as { release?: unknown }) : {};
    return typeof release === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}
